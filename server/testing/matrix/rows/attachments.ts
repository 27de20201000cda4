import type { MatrixRow } from '../matrixRow';
import { everybody, members } from '../matrixRow';

const unsigned = `/media/${'a'.repeat(22)}/${Buffer.from('https://example.com/a.png').toString('base64url')}`;

export const attachmentRows: readonly MatrixRow[] = [
  {
    permission: 'gif.read',
    route: 'GET /api/post/user/getgiphies',
    object: 'the GIF picker',
    path: () => '/api/post/user/getgiphies?q=heart',
    cells: members(200),
  },
  {
    permission: 'preview.read',
    route: 'POST /api/op',
    object: 'a link to a public post',
    path: () => '/api/op',
    body: (world) => ({ url: `http://localhost:3000/post/${world.publicPostId}` }),
    cells: members(200),
  },
  {
    permission: 'preview.read',
    route: 'POST /api/op',
    object: "a link to the private author's post, which is shown as a stranger sees it",
    path: () => '/api/op',
    body: (world) => ({ url: `http://localhost:3000/post/${world.privatePostId}` }),
    cells: members(422),
  },
  {
    permission: 'preview.read',
    route: 'POST /api/op',
    object: "a link to the closed group's post",
    path: () => '/api/op',
    body: (world) => ({ url: `http://localhost:3000/post/${world.groupPostId}` }),
    cells: members(422),
  },
  {
    permission: 'imageProxy.read',
    route: 'GET /media/gif/:name',
    object: 'a built-in GIF',
    path: () => '/media/gif/confetti',
    cells: everybody(200),
  },
  {
    permission: 'linkPreview.read',
    route: 'GET /media/tile/:kind/:permalink',
    object: 'the author, while links are not previewed',
    path: () => '/media/tile/profile/author',
    cells: everybody(404),
  },
  {
    permission: 'imageProxy.read',
    route: 'GET /media/:signature/:address',
    object: 'an address that the server did not sign',
    path: () => unsigned,
    cells: everybody(404),
  },
];

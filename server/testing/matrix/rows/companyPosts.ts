import { byRight, team, type Path } from '../companyCells';
import { members, row, type MatrixRow } from '../matrixRow';

const text = () => ({ post: 'New words' });
const onPost =
  (rest: string): Path =>
  (world) =>
    rest.replace(':id', String(world.privateCompanyPostId));

const postRows: readonly MatrixRow[] = [
  row(
    'post.list',
    'GET /api/post/company/:entityId',
    'the private company',
    (world) => `/api/post/company/${world.privateCompanyId}`,
    team(200, 403),
  ),
  row(
    'post.view',
    'GET /api/post/view/:postId',
    "the private company's post",
    onPost('/api/post/view/:id'),
    team(200, 404),
  ),
  row(
    'post.edit',
    'PATCH /api/post/:type/:postId',
    "the owner's post for the private company",
    onPost('/api/post/company/:id'),
    team(403, 404, { companyOwner: 200 }),
    { body: text },
  ),
  row(
    'post.delete',
    'DELETE /api/post/:type/:postId',
    "the owner's post for the private company",
    onPost('/api/post/company/:id'),
    team(204, 404, { companyMember: 403 }),
  ),
  row(
    'post.delete',
    'DELETE /api/post/:type/:postId',
    "the public company's post",
    (world) => `/api/post/company/${world.companyPostId}`,
    byRight('speak', 204),
  ),
  row(
    'post.vote',
    'POST /api/vote/:postId/:vote',
    "the private company's post",
    onPost('/api/vote/:id/like'),
    team(200, 404, { companyOwner: 403 }),
  ),
  row(
    'post.bookmark',
    'POST /api/bookmark/:type/:postId/:action',
    "the private company's post",
    onPost('/api/bookmark/company/:id/add'),
    team(200, 404),
  ),
  row(
    'comment.list',
    'GET /api/comments/:type/:postId',
    "the private company's post",
    onPost('/api/comments/company/:id'),
    team(200, 404),
  ),
  row(
    'comment.create',
    'POST /api/comments/:type/:postId',
    "the private company's post",
    onPost('/api/comments/company/:id'),
    team(201, 404),
    { body: () => ({ msg: 'Words' }) },
  ),
  row(
    'comment.create',
    'POST /api/comments/:type/:postId',
    "the private company's post, in its name",
    onPost('/api/comments/company/:id'),
    team(201, 404, { companyMember: 403 }),
    { body: () => ({ msg: 'Words', asCompany: true }) },
  ),
  row(
    'comment.create',
    'POST /api/comments/:type/:postId',
    "the public company's post, in its name",
    (world) => `/api/comments/company/${world.companyPostId}`,
    byRight('speak', 201),
    { body: () => ({ msg: 'Words', as_company: true }) },
  ),
  row('preview.read', 'POST /api/op', "a link to the private company's post", () => '/api/op', members(422), {
    body: (world) => ({ url: `http://localhost:3000/post/${world.privateCompanyPostId}` }),
  }),
  row('preview.read', 'POST /api/op', 'a link to the private company', () => '/api/op', members(422), {
    body: () => ({ url: 'http://localhost:3000/company/the-private-company' }),
  }),
];

const pictureRows: readonly MatrixRow[] = [
  row(
    'album.read',
    'GET /api/gallery/photos',
    'photos of the private company',
    (world) => `/api/gallery/photos?company_id=${world.privateCompanyId}`,
    team(200, 403),
  ),
  row(
    'album.read',
    'GET /api/gallery/photos',
    'photos of the private company as a visitor sees them',
    (world) => `/api/gallery/photos?company_id=${world.privateCompanyId}&as=visitor`,
    members(403),
  ),
  row(
    'file.upload',
    'POST /upload',
    'a photo of the private company',
    () => '/upload',
    byRight('speak', 201),
    {
      sendsPicture: true,
      fields: (world) => ({ company_id: String(world.privateCompanyId) }),
    },
  ),
  ...(['photo', 'background'] as const).map((kind) =>
    row(
      'file.upload',
      `POST /api/profile/${kind}`,
      'of the private company',
      () => `/api/profile/${kind}`,
      byRight('edit', 201),
      { sendsPicture: true, fields: (world) => ({ companyId: String(world.privateCompanyId) }) },
    ),
  ),
  row(
    'file.delete',
    'DELETE /api/profile/image/:key',
    'a picture that is not the avatar of the private company',
    (world) => `/api/profile/image/${world.avatarKey}?type=profile&companyId=${world.privateCompanyId}`,
    byRight('edit', 404),
  ),
];

/** Posts and photos of companies (SRV-05, CMP-02): mostly the private one of the world. */
export const companyPostRows: readonly MatrixRow[] = [...postRows, ...pictureRows];

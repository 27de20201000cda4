import type { Permission } from '../../../permissions/permissions';
import { everybody, members, type MatrixRow } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

type RowParts = Pick<MatrixRow, 'body'>;

function row(
  permission: Permission,
  route: MatrixRow['route'],
  object: string,
  path: (world: MatrixWorld) => string,
  cells: MatrixRow['cells'],
  parts: RowParts = {},
): MatrixRow {
  return { permission, route, object, path, cells, ...parts };
}

/** For those whom the author lets see pictures; a block hides the author altogether. */
const followers = (hidden: number) => members(hidden, { approvedFollower: 200, author: 200, blocked: 404 });
const authorOnly = (status: number) => members(404, { author: status });

const readRows: readonly MatrixRow[] = [
  row(
    'album.read',
    'GET /api/gallery/albums/:userId',
    "the private author's",
    (world) => `/api/gallery/albums/${world.author.id}`,
    followers(403),
  ),
  row(
    'album.read',
    'GET /api/gallery/photos',
    "the private author's",
    (world) => `/api/gallery/photos?user_id=${world.author.id}`,
    followers(403),
  ),
  row(
    'album.read',
    'GET /api/gallery/photos',
    "the closed group's as a visitor sees them",
    (world) => `/api/gallery/photos?group_id=${world.groupId}&as=visitor`,
    members(403),
  ),
  ...(['photos', 'months'] as const).flatMap((list) => {
    const route = `GET /api/gallery/${list}` as const;
    const path = (id: number) => `/api/gallery/${list}?album_id=${id}`;
    return [
      row('album.read', route, "the author's album", (world) => path(world.albumId), followers(404)),
      row(
        'album.read',
        route,
        "the author's private album",
        (world) => path(world.privateAlbumId),
        authorOnly(200),
      ),
    ];
  }),
];

const changeRows: readonly MatrixRow[] = [
  row('album.create', 'POST /api/gallery/albums', 'a new album', () => '/api/gallery/albums', members(201), {
    body: () => ({ name: 'Roof', privacy: 'private' }),
  }),
  row(
    'album.edit',
    'POST /api/gallery/albums/:albumId',
    "the author's album",
    (world) => `/api/gallery/albums/${world.albumId}`,
    authorOnly(200),
    { body: () => ({ name: 'Renamed' }) },
  ),
  row(
    'album.edit',
    'PATCH /api/gallery/albums/:albumId/photos',
    "the author's album",
    (world) => `/api/gallery/albums/${world.albumId}/photos`,
    authorOnly(200),
    { body: (world) => ({ add: [world.photoKey] }) },
  ),
  row(
    'album.delete',
    'DELETE /api/gallery/albums/:albumId',
    "the author's album",
    (world) => `/api/gallery/albums/${world.albumId}?photos=keep`,
    authorOnly(204),
  ),
  row(
    'file.describe',
    'PATCH /api/files/key/:key',
    "the author's private picture",
    (world) => `/api/files/key/${world.photoKey}`,
    authorOnly(200),
    { body: () => ({ alt: 'A boat' }) },
  ),
];

const archiveRows: readonly MatrixRow[] = [
  row(
    'archive.create',
    'POST /api/gallery/archive',
    "the author's private picture, in a post for followers",
    () => '/api/gallery/archive',
    members(404, { approvedFollower: 201, author: 201 }),
    { body: (world) => ({ keys: [world.photoKey] }) },
  ),
  row(
    'archive.create',
    'POST /api/gallery/archive',
    "the author's private album",
    () => '/api/gallery/archive',
    authorOnly(201),
    { body: (world) => ({ album_id: String(world.privateAlbumId) }) },
  ),
  row(
    'archive.read',
    'GET /api/gallery/archive/:token',
    'an address that is wrong',
    () => `/api/gallery/archive/${'a'.repeat(43)}`,
    everybody(403),
  ),
];

/** Albums and photos of the private author (SRV-05, ALB-01, ALB-02). */
export const albumRows: readonly MatrixRow[] = [...readRows, ...changeRows, ...archiveRows];

import { everybody, members, row, type MatrixRow } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

/** Changes to pictures of groups and companies, which the stranger uploaded, who runs none of them any more. */
const communityRows = (
  [
    ['file.delete', 'DELETE', 204],
    ['file.describe', 'PATCH', 200],
  ] as const
).flatMap(([permission, method, status]) => {
  const change = (object: string, key: (world: MatrixWorld) => string, cells: MatrixRow['cells']) =>
    row(
      permission,
      `${method} /api/files/key/:key`,
      object,
      (world) => `/api/files/key/${key(world)}`,
      cells,
      method === 'PATCH' ? { body: () => ({ alt: 'A boat' }) } : {},
    );
  return [
    change(
      'the avatar of the closed group',
      ({ groupAvatarKey }) => groupAvatarKey,
      members(404, { groupOwner: status, groupAdmin: status, groupModerator: status }),
    ),
    change(
      'a photo of the private company',
      ({ companyPhotoKey }) => companyPhotoKey,
      members(404, { companyOwner: status, companyModerator: status }),
    ),
  ];
});

export const fileRows: readonly MatrixRow[] = [
  {
    permission: 'file.upload',
    route: 'POST /upload',
    object: 'a picture',
    path: () => '/upload',
    sendsPicture: true,
    cells: members(201),
  },
  {
    permission: 'file.upload',
    route: 'POST /api/profile/photo',
    object: 'own avatar',
    path: () => '/api/profile/photo',
    sendsPicture: true,
    cells: members(201),
  },
  {
    permission: 'file.upload',
    route: 'POST /api/profile/background',
    object: 'own cover',
    path: () => '/api/profile/background',
    sendsPicture: true,
    cells: members(201),
  },
  {
    permission: 'file.delete',
    route: 'DELETE /api/profile/image/:key',
    object: "the author's avatar",
    path: (world) => `/api/profile/image/${world.avatarKey}?type=profile`,
    cells: members(404, { author: 204 }),
  },
  {
    permission: 'file.delete',
    route: 'DELETE /api/files/key/:key',
    object: "the author's private picture",
    path: (world) => `/api/files/key/${world.photoKey}`,
    cells: members(404, { author: 204 }),
  },
  {
    permission: 'file.read',
    route: 'GET /files/:key',
    object: 'a private picture without its access',
    path: (world) => `/files/${world.photoKey}`,
    cells: everybody(403),
  },
  {
    permission: 'file.read',
    route: 'GET /files/:key',
    object: 'a private picture with its access',
    path: (world) => `/files/${world.photoKey}?access=${world.photoAccess}`,
    cells: everybody(200),
  },
  {
    permission: 'file.read',
    route: 'GET /files/:key',
    object: 'an avatar',
    path: (world) => `/files/${world.avatarKey}`,
    cells: everybody(200),
  },
  ...communityRows,
];

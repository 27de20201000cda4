import { everybody, members, type MatrixRow } from '../matrixRow';

export const userRows: readonly MatrixRow[] = [
  {
    permission: 'user.readSelf',
    route: 'GET /api/user/user/new',
    object: 'own account',
    path: () => '/api/user/user/new',
    cells: members(200),
  },
  {
    permission: 'user.readProfile',
    route: 'GET /api/user/user/new/:permalink',
    object: 'the private author (header, page or null)',
    path: (world) => `/api/user/user/new/${world.author.row.permalink}`,
    cells: members(200),
  },
  {
    permission: 'user.edit',
    route: 'PATCH /api/user/edit',
    object: 'own account',
    path: () => '/api/user/edit',
    body: () => ({ bio: 'A new line', digest: { vote: 'daily' } }),
    cells: members(200),
  },
  {
    permission: 'user.edit',
    route: 'POST /api/profile/editBlockchainSetting',
    object: 'own account',
    path: () => '/api/profile/editBlockchainSetting',
    body: () => ({ publishPosts: true, votingPower: 50 }),
    cells: members(200),
  },
  {
    permission: 'user.status',
    route: 'POST /api/user/onlineStatus',
    object: 'own status',
    path: () => '/api/user/onlineStatus',
    body: () => ({ onlineStatus: 1 }),
    cells: members(200),
  },
  {
    permission: 'user.status',
    route: 'GET /api/user/onlineStatus',
    object: "the author's status",
    path: (world) => `/api/user/onlineStatus?ids=${world.author.id}`,
    cells: members(200),
  },
  {
    permission: 'user.status',
    route: 'POST /api/user/rollCall',
    object: 'own presence',
    path: () => '/api/user/rollCall',
    cells: members(204),
  },
  {
    permission: 'user.doNotSell',
    route: 'POST /api/user/doNotSell',
    object: 'own choice',
    path: () => '/api/user/doNotSell',
    body: () => ({ doNotSell: true }),
    cells: everybody(204),
  },
];

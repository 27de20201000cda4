import { everybody, members, type MatrixRow } from '../matrixRow';

const invitation = '/api/user/invitation';

export const discoverRows: readonly MatrixRow[] = [
  ...(['posts', 'people', 'tags', 'groups'] as const).map((kind): MatrixRow => ({
    permission: 'discover.read',
    route: `GET /api/discover/${kind}`,
    object: `${kind} of the week`,
    path: () => `/api/discover/${kind}`,
    cells: members(200),
  })),
  ...(['GET', 'POST', 'DELETE'] as const).map((method): MatrixRow => ({
    permission: 'invitation.manage',
    route: `${method} ${invitation}`,
    object: 'own link',
    path: () => invitation,
    cells: members(method === 'DELETE' ? 204 : 200),
  })),
  {
    permission: 'invitation.read',
    route: 'GET /api/invitation/:code',
    object: 'a link that nobody has',
    path: () => '/api/invitation/none',
    cells: everybody(404),
  },
];

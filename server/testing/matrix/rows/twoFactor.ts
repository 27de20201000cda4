import { members, type MatrixRow } from '../matrixRow';

const ofAuthor = members(404, { author: 204 });

export const twoFactorRows: readonly MatrixRow[] = [
  {
    permission: 'twoFactor.manage',
    route: 'GET /api/2fa/app',
    object: 'a new secret',
    path: () => '/api/2fa/app',
    cells: members(200),
  },
  {
    permission: 'twoFactor.manage',
    route: 'GET /api/2fa',
    object: 'own second factors',
    path: () => '/api/2fa',
    cells: members(200),
  },
  {
    permission: 'twoFactor.manage',
    route: 'POST /api/2fa/app',
    object: 'own authentication app',
    path: () => '/api/2fa/app',
    body: () => ({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', default: true }),
    cells: members(201),
  },
  {
    permission: 'twoFactor.manage',
    route: 'POST /api/2fa/phone',
    object: 'own phone',
    path: () => '/api/2fa/phone',
    body: () => ({ countryCode: '49', phoneNumber: '15112345678' }),
    cells: members(201),
  },
  {
    permission: 'twoFactor.manage',
    route: 'POST /api/2fa/:type/verify/:id',
    object: "the author's authentication app",
    path: (world) => `/api/2fa/app/verify/${world.authorFactorId}`,
    body: () => ({ token: '123456' }),
    cells: ofAuthor,
  },
  {
    permission: 'twoFactor.manage',
    route: 'POST /api/2fa/:type/default/:id',
    object: "the author's authentication app",
    path: (world) => `/api/2fa/app/default/${world.authorFactorId}`,
    cells: ofAuthor,
  },
  {
    permission: 'twoFactor.manage',
    route: 'DELETE /api/2fa/:type/:id',
    object: "the author's authentication app",
    path: (world) => `/api/2fa/app/${world.authorFactorId}`,
    cells: ofAuthor,
  },
];

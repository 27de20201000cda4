import { everybody, members, type MatrixRow } from '../matrixRow';

const password = 'Correct-horse-7';

/** Entering is open to every actor; refusals here are about the token or password. */
export const authRows: readonly MatrixRow[] = [
  {
    permission: 'auth.enter',
    route: 'POST /api/users/auth',
    object: 'a right password',
    path: () => '/api/users/auth',
    body: (world) => ({ email: world.author.row.email, plainPassword: password }),
    cells: everybody(200),
  },
  {
    permission: 'auth.enter',
    route: 'POST /api/users/auth/:type/validateToken/:id',
    object: 'an unknown challenge',
    path: () => '/api/users/auth/app/validateToken/unknown',
    body: () => ({ token: '123456' }),
    cells: everybody(422),
  },
  {
    permission: 'twoFactor.resend',
    route: 'POST /api/2fa/phone/resendToken/:id',
    object: 'an unknown challenge',
    path: () => '/api/2fa/phone/resendToken/unknown',
    cells: everybody(422),
  },
  {
    permission: 'auth.enter',
    route: 'POST /api/users/register',
    object: 'a new address',
    path: () => '/api/users/register',
    body: () => ({
      email: 'new@kith.example',
      plainPassword: password,
      firstName: 'Nia',
      lastName: 'Newton',
    }),
    cells: everybody(201),
  },
  {
    permission: 'auth.enter',
    route: 'GET /api/users/confirm',
    object: 'an unknown token',
    path: () => '/api/users/confirm?token=unknown',
    cells: everybody(422),
  },
  {
    permission: 'auth.enter',
    route: 'POST /api/users/confirm/resend',
    object: 'any address',
    path: () => '/api/users/confirm/resend',
    body: () => ({ email: 'nobody@kith.example' }),
    cells: everybody(204),
  },
  {
    permission: 'auth.enter',
    route: 'POST /api/users/reset',
    object: 'any address',
    path: () => '/api/users/reset',
    body: () => ({ email: 'nobody@kith.example' }),
    cells: everybody(204),
  },
  {
    permission: 'auth.enter',
    route: 'POST /api/users/emailReset',
    object: 'an unknown token',
    path: () => '/api/users/emailReset',
    body: () => ({ newPassword: password, newPasswordRepeat: password, token: 'unknown' }),
    cells: everybody(422),
  },
  {
    permission: 'auth.logout',
    route: 'POST /api/users/logout',
    object: 'own session',
    path: () => '/api/users/logout',
    cells: members(204),
  },
  {
    permission: 'user.edit',
    route: 'POST /api/profile/change-password',
    object: 'own account',
    path: () => '/api/profile/change-password',
    body: () => ({
      oldPassword: password,
      newPassword: 'Another-horse-8',
      newPasswordRepeat: 'Another-horse-8',
    }),
    cells: members(204),
  },
  {
    permission: 'session.manage',
    route: 'GET /api/user/sessions',
    object: 'own sessions',
    path: () => '/api/user/sessions',
    cells: members(200),
  },
  {
    permission: 'session.manage',
    route: 'DELETE /api/user/sessions/:id',
    object: "the author's other session",
    path: (world) => `/api/user/sessions/${world.authorSessionId}`,
    cells: members(404, { author: 204 }),
  },
  {
    permission: 'session.manage',
    route: 'DELETE /api/user/sessions',
    object: 'own other sessions',
    path: () => '/api/user/sessions',
    cells: members(204),
  },
];

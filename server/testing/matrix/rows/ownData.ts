import { memberPassword } from '../../members';
import { everybody, members, row, type MatrixRow } from '../matrixRow';

const withPassword = { body: () => ({ password: memberPassword }) };
const lastOwners = { groupOwner: 409, companyOwner: 409 };

/** A member's own data, and the end of their account (OWN-01, OWN-02). */
export const ownDataRows: readonly MatrixRow[] = [
  row(
    'export.create',
    'POST /api/user/export',
    'their own',
    () => '/api/user/export',
    members(201),
    withPassword,
  ),
  row(
    'export.create',
    'POST /api/user/export',
    'with a wrong password',
    () => '/api/user/export',
    members(422),
    {
      body: () => ({ password: 'Wrong-horse-8' }),
    },
  ),
  row(
    'export.read',
    'GET /api/user/export/:token',
    'an address that is wrong',
    () => `/api/user/export/${'a'.repeat(43)}`,
    everybody(403),
  ),
  row('account.close', 'GET /api/user/closing', 'their own', () => '/api/user/closing', members(200)),
  row(
    'account.close',
    'DELETE /api/user',
    'their own',
    () => '/api/user',
    members(200, lastOwners),
    withPassword,
  ),
  row('account.close', 'DELETE /api/user', 'with a wrong password', () => '/api/user', members(422), {
    body: () => ({ password: 'Wrong-horse-8' }),
  }),
  row(
    'auth.enter',
    'POST /api/users/restore',
    'an open account, by its password',
    () => '/api/users/restore',
    everybody(200),
    { body: (world) => ({ email: world.members.stranger.row.email, plainPassword: memberPassword }) },
  ),
];

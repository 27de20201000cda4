import type { CompanyRole } from '@/shared/wire/company';
import { byRight, team, type Path } from '../companyCells';
import { everybody, members, row, type ActorKind, type MatrixRow } from '../matrixRow';

const inCompany =
  (rest: string): Path =>
  (world) =>
    `/api/companies/${world.privateCompanyId}${rest}`;
const onMember =
  (kind: Exclude<ActorKind, 'guest'>, rest = ''): Path =>
  (world) =>
    `/api/companies/${world.privateCompanyId}/members/${world.members[kind].id}${rest}`;

const pageRows: readonly MatrixRow[] = [
  row(
    'company.list',
    'GET /api/companies/suggestions',
    'own',
    () => '/api/companies/suggestions',
    members(200),
  ),
  row(
    'company.list',
    'DELETE /api/companies/suggestions/:companyId',
    'own suggestion of the private company',
    (world) => `/api/companies/suggestions/${world.privateCompanyId}`,
    members(204),
  ),
  row(
    'company.view',
    'GET /api/companies/:permalink',
    "the private company's header",
    () => '/api/companies/the-private-company',
    members(200),
  ),
  row(
    'company.view',
    'GET /api/companies/:permalink',
    'the private company as a visitor sees it',
    () => '/api/companies/the-private-company?as=visitor',
    byRight('edit', 200),
  ),
  row('company.create', 'POST /api/companies', 'a new company', () => '/api/companies', members(201), {
    body: (world) => ({ name: 'Another', privacy: 0, category: String(world.companyCategoryId) }),
  }),
  row(
    'company.edit',
    'PATCH /api/companies/:companyId',
    'the private company',
    inCompany(''),
    byRight('edit', 200),
    {
      body: () => ({ description: 'New words' }),
    },
  ),
  row(
    'company.delete',
    'DELETE /api/companies/:companyId',
    'the private company',
    inCompany(''),
    byRight('delete', 204),
  ),
  ...(['follow', 'unfollow'] as const).map((act) =>
    row(
      'company.follow',
      `POST /api/companies/:companyId/${act}`,
      'the private company',
      inCompany(`/${act}`),
      members(200),
    ),
  ),
];

const role = (name: CompanyRole): Pick<MatrixRow, 'body'> => ({ body: () => ({ role: name }) });

const teamRows: readonly MatrixRow[] = [
  row(
    'company.view',
    'GET /api/companies/:companyId/members',
    'the public company',
    (world) => `/api/companies/${world.companyId}/members`,
    members(200),
  ),
  ...(['', '?type=manager', '?term=the'] as const).map((query) =>
    row(
      'company.view',
      'GET /api/companies/:companyId/members',
      `the private company ${query}`,
      inCompany(`/members${query}`),
      team(200, 403),
    ),
  ),
  row(
    'company.team',
    'GET /api/follower/except/company/:companyId',
    'the private company',
    (world) => `/api/follower/except/company/${world.privateCompanyId}`,
    byRight('add', 200),
  ),
  row(
    'company.team',
    'POST /api/companies/:companyId/members/:userId',
    'a public member',
    (world) => `/api/companies/${world.privateCompanyId}/members/${world.publicMember.id}`,
    byRight('add', 201),
    { body: () => ({ position: 'Baker' }) },
  ),
  row(
    'company.team',
    'POST /api/companies/:companyId/members/:userId',
    'a person who is in the team',
    onMember('companyMember'),
    byRight('add', 409, {}, 'companyMember'),
    { body: () => ({ position: 'Baker' }) },
  ),
  row(
    'company.team',
    'POST /api/companies/:companyId/members/:userId',
    'a company that does not exist',
    (world) => `/api/companies/999999/members/${world.publicMember.id}`,
    everybody(404, { guest: 401, unconfirmed: 401 }),
    { body: () => ({ position: 'Baker' }) },
  ),
  row(
    'company.team',
    'DELETE /api/companies/:companyId/members/:userId',
    'a member, who may leave',
    onMember('companyMember'),
    byRight('remove', 204, { companyMember: 204 }, 'companyMember'),
  ),
  row(
    'company.team',
    'DELETE /api/companies/:companyId/members/:userId',
    'the only owner',
    onMember('companyOwner'),
    byRight('remove', 204, { companyOwner: 409 }, 'companyOwner'),
  ),
  ...(['moderator', 'member'] as const).map((name) =>
    row(
      'company.team',
      'PATCH /api/companies/:companyId/members/:userId/role',
      `a member made ${name}`,
      onMember('companyMember', '/role'),
      byRight(`make_${name}`, 200, {}, 'companyMember'),
      role(name),
    ),
  ),
  row(
    'company.team',
    'PATCH /api/companies/:companyId/members/:userId/role',
    'a member made owner',
    onMember('companyMember', '/role'),
    byRight('hand_over', 200, {}, 'companyMember'),
    role('owner'),
  ),
  row(
    'company.team',
    'PATCH /api/companies/:companyId/members/:userId/role',
    'the only owner made member',
    onMember('companyOwner', '/role'),
    byRight('make_member', 409, {}, 'companyOwner'),
    role('member'),
  ),
  row(
    'company.team',
    'PATCH /api/companies/:companyId/members/:userId/role',
    'a stranger made moderator',
    onMember('stranger', '/role'),
    byRight('make_moderator', 404, {}, 'stranger'),
    role('moderator'),
  ),
];

/** Companies and their teams (SRV-05, CMP-04): mostly the private one of the world. */
export const companyRows: readonly MatrixRow[] = [...pageRows, ...teamRows];

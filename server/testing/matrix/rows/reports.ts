import type { MatrixRow } from '../matrixRow';
import { members } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

const body = () => ({ reason: 'spam', details: '' });

function row(object: string, path: (world: MatrixWorld) => string, cells: MatrixRow['cells']): MatrixRow {
  const route = 'POST /api/report/:kind/:id';
  return {
    permission: 'report.create',
    route,
    object,
    path: (world) => `/api/report/${path(world)}`,
    body,
    cells,
  };
}

export const reportRows: readonly MatrixRow[] = [
  {
    permission: 'report.read',
    route: 'GET /api/report/dict',
    object: 'the reasons',
    path: () => '/api/report/dict',
    cells: members(200),
  },
  {
    permission: 'report.create',
    route: 'POST /api/report/:postId',
    object: "the private author's post",
    path: (world) => `/api/report/${world.privatePostId}`,
    body,
    cells: members(404, { approvedFollower: 204, author: 403 }),
  },
  {
    permission: 'report.create',
    route: 'POST /api/report/:postId',
    object: 'a public post',
    path: (world) => `/api/report/${world.publicPostId}`,
    body,
    cells: members(204),
  },
  {
    permission: 'report.create',
    route: 'POST /api/report/:postId',
    object: "the group member's post",
    path: (world) => `/api/report/${world.groupPostId}`,
    body,
    cells: members(404, {
      groupOwner: 204,
      groupAdmin: 204,
      groupModerator: 204,
      groupMember: 403,
      groupSilenced: 204,
    }),
  },
  row(
    "a comment on the private author's post",
    (world) => `comment/${world.privateCommentId}`,
    members(404, { approvedFollower: 204, author: 403 }),
  ),
  row('the author', (world) => `user/${world.author.id}`, members(204, { blocked: 404, author: 403 })),
  row('the closed group', (world) => `group/${world.groupId}`, members(204, { groupOwner: 403 })),
  row(
    'the private company',
    (world) => `company/${world.privateCompanyId}`,
    members(204, { companyOwner: 403 }),
  ),
];

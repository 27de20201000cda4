import type { MatrixRow } from '../matrixRow';
import { members } from '../matrixRow';

const body = () => ({ reason: 'spam', details: '' });

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
];

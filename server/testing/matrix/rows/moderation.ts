import { members, row, type MatrixRow } from '../matrixRow';

const house = { houseModerator: 200 };
const admins = { groupOwner: 200, groupAdmin: 200, groupModerator: 200 };
const done = { groupOwner: 204, groupAdmin: 204, groupModerator: 204 };
const body = () => ({ answer: 'remove', rule: 'A rule', note: '' });

export const moderationRows: readonly MatrixRow[] = [
  row(
    'desk.read',
    'GET /api/moderation/queue',
    'the house',
    () => '/api/moderation/queue',
    members(404, house),
  ),
  row(
    'desk.read',
    'GET /api/moderation/queue',
    'the closed group',
    ({ groupId }) => `/api/moderation/queue?group=${groupId}`,
    members(404, admins),
  ),
  row('desk.read', 'GET /api/moderation/log', 'the house', () => '/api/moderation/log', members(404, house)),
  row(
    'desk.read',
    'GET /api/moderation/log',
    'the closed group',
    ({ groupId }) => `/api/moderation/log?group=${groupId}`,
    members(404, admins),
  ),
  row(
    'desk.decide',
    'POST /api/moderation/queue/:itemId/claim',
    'a report to the house',
    ({ reviewId }) => `/api/moderation/queue/${reviewId}/claim`,
    members(404, house),
  ),
  row(
    'desk.decide',
    'POST /api/moderation/queue/:itemId/claim',
    'a report to the closed group',
    ({ groupReviewId }) => `/api/moderation/queue/${groupReviewId}/claim`,
    members(404, admins),
  ),
  row(
    'desk.decide',
    'POST /api/moderation/queue/:itemId/decide',
    'a report to the house',
    ({ reviewId }) => `/api/moderation/queue/${reviewId}/decide`,
    members(404, { houseModerator: 204 }),
    { body },
  ),
  row(
    'desk.decide',
    'POST /api/moderation/queue/:itemId/decide',
    'a report to the closed group',
    ({ groupReviewId }) => `/api/moderation/queue/${groupReviewId}/decide`,
    members(404, done),
    { body },
  ),
  row(
    'desk.appeal',
    'GET /api/moderation/notices/:noticeId',
    "the author's",
    ({ noticeId }) => `/api/moderation/notices/${noticeId}`,
    members(404, { author: 200 }),
  ),
  row(
    'desk.appeal',
    'POST /api/moderation/appeals/:noticeId',
    "the author's",
    ({ noticeId }) => `/api/moderation/appeals/${noticeId}`,
    members(404, { author: 200 }),
    { body: () => ({ text: 'My side of it' }) },
  ),
];

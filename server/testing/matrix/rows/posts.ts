import type { ActorKind, MatrixRow } from '../matrixRow';
import { members } from '../matrixRow';

/** The same status for approved followers and the author. */
const toApproved = (status: number): Partial<Record<ActorKind, number>> => ({
  approvedFollower: status,
  author: status,
});
const inGroup = (status: number): Partial<Record<ActorKind, number>> => ({
  groupOwner: status,
  groupAdmin: status,
  groupModerator: status,
  groupMember: status,
  groupSilenced: status,
});
const text = () => ({ post: 'New words' });

const readingRows: readonly MatrixRow[] = [
  {
    permission: 'post.list',
    route: 'GET /api/post/news',
    object: 'own feed',
    path: () => '/api/post/news',
    cells: members(200),
  },
  {
    permission: 'post.list',
    route: 'GET /api/post/bookmarks',
    object: 'own saved posts',
    path: () => '/api/post/bookmarks',
    cells: members(200),
  },
  {
    permission: 'post.list',
    route: 'GET /api/post/user/:entityId',
    object: "the private author's wall",
    path: (world) => `/api/post/user/${world.author.id}`,
    cells: members(403, { ...toApproved(200), blocked: 404 }),
  },
  {
    permission: 'post.list',
    route: 'GET /api/post/user/:entityId',
    object: "a public member's wall",
    path: (world) => `/api/post/user/${world.publicMember.id}`,
    cells: members(200),
  },
  {
    permission: 'post.list',
    route: 'GET /api/post/group/:entityId',
    object: 'the closed group',
    path: (world) => `/api/post/group/${world.groupId}`,
    cells: members(403, inGroup(200)),
  },
  {
    permission: 'post.list',
    route: 'GET /api/post/company/:entityId',
    object: 'the public company',
    path: (world) => `/api/post/company/${world.companyId}`,
    cells: members(200),
  },
  {
    permission: 'post.view',
    route: 'GET /api/post/view/:postId',
    object: "the private author's post",
    path: (world) => `/api/post/view/${world.privatePostId}`,
    cells: members(404, toApproved(200)),
  },
  {
    permission: 'post.view',
    route: 'GET /api/post/view/:postId',
    object: 'a public post',
    path: (world) => `/api/post/view/${world.publicPostId}`,
    cells: members(200),
  },
  {
    permission: 'post.view',
    route: 'GET /api/post/view/:postId',
    object: "the closed group's post",
    path: (world) => `/api/post/view/${world.groupPostId}`,
    cells: members(404, inGroup(200)),
  },
  {
    permission: 'post.view',
    route: 'GET /api/post/view/:postId',
    object: "the company's post",
    path: (world) => `/api/post/view/${world.companyPostId}`,
    cells: members(200),
  },
];

const writingRows: readonly MatrixRow[] = [
  {
    permission: 'post.create',
    route: 'POST /api/post/:type/:entityId',
    object: "the private author's wall",
    path: (world) => `/api/post/user/${world.author.id}`,
    body: text,
    cells: members(403, { ...toApproved(201), blocked: 404 }),
  },
  {
    permission: 'post.create',
    route: 'POST /api/post/:type/:entityId',
    object: 'the wall of a public member whom nobody follows',
    path: (world) => `/api/post/user/${world.publicMember.id}`,
    body: text,
    cells: members(403),
  },
  {
    permission: 'post.create',
    route: 'POST /api/post/:type/:entityId',
    object: 'the closed group',
    path: (world) => `/api/post/group/${world.groupId}`,
    body: text,
    cells: members(403, { ...inGroup(201), groupSilenced: 403 }),
  },
  {
    permission: 'post.create',
    route: 'POST /api/post/:type/:entityId',
    object: 'the company',
    path: (world) => `/api/post/company/${world.companyId}`,
    body: text,
    cells: members(403, { companyOwner: 201, companyModerator: 201 }),
  },
  {
    permission: 'post.edit',
    route: 'PATCH /api/post/:type/:postId',
    object: "the private author's post",
    path: (world) => `/api/post/user/${world.privatePostId}`,
    body: text,
    cells: members(404, { approvedFollower: 403, author: 200 }),
  },
  {
    permission: 'post.edit',
    route: 'PATCH /api/post/:type/:postId',
    object: "the group member's post",
    path: (world) => `/api/post/group/${world.groupPostId}`,
    body: text,
    cells: members(404, { ...inGroup(403), groupMember: 200 }),
  },
  {
    permission: 'post.delete',
    route: 'DELETE /api/post/:type/:postId',
    object: "the private author's post",
    path: (world) => `/api/post/user/${world.privatePostId}`,
    cells: members(404, { approvedFollower: 403, author: 204 }),
  },
  {
    permission: 'post.delete',
    route: 'DELETE /api/post/:type/:postId',
    object: "the group member's post",
    path: (world) => `/api/post/group/${world.groupPostId}`,
    cells: members(404, { ...inGroup(403), groupMember: 204 }),
  },
  {
    permission: 'post.vote',
    route: 'POST /api/vote/:postId/:vote',
    object: "the private author's post",
    path: (world) => `/api/vote/${world.privatePostId}/like`,
    cells: members(404, { approvedFollower: 200, author: 403 }),
  },
  {
    permission: 'post.vote',
    route: 'POST /api/vote/:postId/:vote',
    object: "the group member's post",
    path: (world) => `/api/vote/${world.groupPostId}/dislike`,
    cells: members(404, { ...inGroup(200), groupMember: 403 }),
  },
  {
    permission: 'post.bookmark',
    route: 'POST /api/bookmark/:type/:postId/:action',
    object: "the private author's post",
    path: (world) => `/api/bookmark/user/${world.privatePostId}/add`,
    cells: members(404, toApproved(200)),
  },
  {
    permission: 'notification.mute',
    route: 'POST /api/notify/mute/post/:postId',
    object: "the private author's post",
    path: (world) => `/api/notify/mute/post/${world.privatePostId}`,
    cells: members(404, toApproved(204)),
  },
  {
    permission: 'notification.mute',
    route: 'DELETE /api/notify/mute/post/:postId',
    object: "the private author's post",
    path: (world) => `/api/notify/mute/post/${world.privatePostId}`,
    cells: members(204),
  },
];

export const postRows: readonly MatrixRow[] = [...readingRows, ...writingRows];

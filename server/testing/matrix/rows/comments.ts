import type { MatrixRow } from '../matrixRow';
import { members } from '../matrixRow';

const text = () => ({ msg: 'New words' });

export const commentRows: readonly MatrixRow[] = [
  {
    permission: 'comment.list',
    route: 'GET /api/comments/:type/:postId',
    object: "comments of the private author's post",
    path: (world) => `/api/comments/user/${world.privatePostId}`,
    cells: members(404, { approvedFollower: 200, author: 200 }),
  },
  {
    permission: 'comment.list',
    route: 'GET /api/comments/:type/:postId',
    object: "replies to the author's comment on a public post",
    path: (world) => `/api/comments/user/${world.publicPostId}?parent=${world.authorCommentId}`,
    cells: members(200, { blocked: 404 }),
  },
  {
    permission: 'comment.list',
    route: 'GET /api/comments/view/:commentId',
    object: "a comment on the private author's post",
    path: (world) => `/api/comments/view/${world.privateCommentId}`,
    cells: members(404, { approvedFollower: 200, author: 200 }),
  },
  {
    permission: 'comment.create',
    route: 'POST /api/comments/:type/:postId',
    object: "the private author's post",
    path: (world) => `/api/comments/user/${world.privatePostId}`,
    body: text,
    cells: members(404, { approvedFollower: 201, author: 201 }),
  },
  {
    permission: 'comment.create',
    route: 'POST /api/comments/:type/:postId',
    object: "the closed group's post",
    path: (world) => `/api/comments/group/${world.groupPostId}`,
    body: text,
    cells: members(404, {
      groupOwner: 201,
      groupAdmin: 201,
      groupModerator: 201,
      groupMember: 201,
      groupSilenced: 403,
    }),
  },
  {
    permission: 'comment.create',
    route: 'POST /api/comments/:type/reply/:commentId',
    object: "the author's comment on a public post",
    path: (world) => `/api/comments/user/reply/${world.authorCommentId}`,
    body: text,
    cells: members(201, { blocked: 404 }),
  },
  {
    permission: 'comment.edit',
    route: 'PATCH /api/comments/:type/:commentId',
    object: "the author's comment on a public post",
    path: (world) => `/api/comments/user/${world.authorCommentId}`,
    body: text,
    cells: members(403, { blocked: 404, author: 200 }),
  },
  {
    permission: 'comment.edit',
    route: 'PATCH /api/comments/:type/:commentId',
    object: "a comment on the private author's post",
    path: (world) => `/api/comments/user/${world.privateCommentId}`,
    body: text,
    cells: members(404, { approvedFollower: 403, author: 200 }),
  },
  {
    permission: 'comment.delete',
    route: 'DELETE /api/comments/:type/:commentId',
    object: "the author's comment on a public post",
    path: (world) => `/api/comments/user/${world.authorCommentId}`,
    cells: members(403, { blocked: 404, author: 204 }),
  },
  {
    permission: 'comment.vote',
    route: 'POST /api/vote/comment/:commentId/:vote',
    object: "the author's comment on a public post",
    path: (world) => `/api/vote/comment/${world.authorCommentId}/like`,
    cells: members(200, { blocked: 404, author: 403 }),
  },
  {
    permission: 'comment.vote',
    route: 'POST /api/vote/comment/:commentId/:vote',
    object: "a comment on the private author's post",
    path: (world) => `/api/vote/comment/${world.privateCommentId}/dislike`,
    cells: members(404, { approvedFollower: 200, author: 403 }),
  },
];

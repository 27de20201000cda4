import type { MatrixRow } from '../matrixRow';
import { members } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

/** The blocked get 404, as if there were no author; the author gets 403 towards themselves. */
const towardsAuthor = (status: number) => members(status, { blocked: 404, author: 403 });

/** Visible to the author's approved followers. */
const toAuthorsPeople = members(403, { approvedFollower: 200, author: 200, blocked: 404 });

function change(
  route: MatrixRow['route'],
  path: (world: MatrixWorld) => string,
  cells: MatrixRow['cells'],
): MatrixRow {
  return { permission: 'network.change', route, object: 'the private author', path, cells };
}

export const peopleRows: readonly MatrixRow[] = [
  {
    permission: 'network.list',
    route: 'GET /api/follower/followers/:userId',
    object: "the private author's followers",
    path: (world) => `/api/follower/followers/${world.author.id}`,
    cells: toAuthorsPeople,
  },
  {
    permission: 'network.list',
    route: 'GET /api/follower/followers/:userId',
    object: 'who asks to follow the author',
    path: (world) => `/api/follower/followers/${world.author.id}?filter=requests`,
    cells: members(403, { author: 200, blocked: 404 }),
  },
  {
    permission: 'network.list',
    route: 'GET /api/follower/following/:userId',
    object: 'whom the private author follows',
    path: (world) => `/api/follower/following/${world.author.id}`,
    cells: toAuthorsPeople,
  },
  {
    permission: 'network.list',
    route: 'GET /api/follower/following/:userId',
    object: 'whom the author has blocked',
    path: (world) => `/api/follower/following/${world.author.id}?filter=blocked`,
    cells: members(403, { author: 200, blocked: 404 }),
  },
  {
    permission: 'user.readProfile',
    route: 'GET /api/user/:userId/common',
    object: 'what the private author has in common with the caller',
    path: (world) => `/api/user/${world.author.id}/common`,
    cells: toAuthorsPeople,
  },
  change(
    'POST /api/follower/:userId/follow',
    (world) => `/api/follower/${world.author.id}/follow`,
    members(403, { approvedFollower: 200, blocked: 404 }),
  ),
  {
    permission: 'network.change',
    route: 'POST /api/follower/:userId/follow',
    object: 'a public member',
    path: (world) => `/api/follower/${world.publicMember.id}/follow`,
    cells: members(200),
  },
  change(
    'DELETE /api/follower/:userId/unfollow',
    (world) => `/api/follower/${world.author.id}/unfollow`,
    towardsAuthor(204),
  ),
  change(
    'POST /api/follower/remove/:userId',
    (world) => `/api/follower/remove/${world.author.id}`,
    towardsAuthor(204),
  ),
  change(
    'POST /api/follower/invite/:userId',
    (world) => `/api/follower/invite/${world.author.id}`,
    towardsAuthor(200),
  ),
  change(
    'DELETE /api/follower/invite/:userId',
    (world) => `/api/follower/invite/${world.author.id}`,
    towardsAuthor(204),
  ),
  ...(['block', 'unblock', 'silence', 'unsilence'] as const).map((verb) =>
    change(
      `POST /api/follower/:userId/${verb}`,
      (world) => `/api/follower/${world.author.id}/${verb}`,
      towardsAuthor(204),
    ),
  ),
  {
    permission: 'network.change',
    route: 'PATCH /api/follower/invite/:inviteId/:answer',
    object: 'a request to follow the author',
    path: (world) => `/api/follower/invite/${world.followRequestId}/accept`,
    cells: members(404, { author: 204 }),
  },
  {
    permission: 'network.suggest',
    route: 'GET /api/friends/sugg',
    object: 'own suggestions',
    path: () => '/api/friends/sugg',
    cells: members(200),
  },
  {
    permission: 'network.suggest',
    route: 'DELETE /api/friends/sugg/:userId',
    object: 'own suggestion of a public member',
    path: (world) => `/api/friends/sugg/${world.publicMember.id}`,
    cells: members(204),
  },
  {
    permission: 'search.read',
    route: 'GET /api/search/autocomplete',
    object: 'members and tags',
    path: () => '/api/search/autocomplete?term=the',
    cells: members(200),
  },
  ...(['users', 'groups', 'companies', 'post'] as const).map((type): MatrixRow => ({
    permission: 'search.read',
    route: 'GET /api/search/:type',
    object: type,
    path: () => `/api/search/${type}?term=the`,
    cells: members(200),
  })),
  ...(['groups/user/:userId', 'companies/:userId/all', 'companies/:userId/my'] as const).map(
    (list): MatrixRow => ({
      permission: list.startsWith('groups') ? 'group.list' : 'company.list',
      route: `GET /api/${list}`,
      object: "the private author's",
      path: (world) => `/api/${list.replace(':userId', String(world.author.id))}`,
      cells: toAuthorsPeople,
    }),
  ),
  {
    permission: 'album.read',
    route: 'GET /api/gallery/photos',
    object: "the private author's pictures",
    path: (world) => `/api/gallery/photos?user_id=${world.author.id}`,
    cells: toAuthorsPeople,
  },
  {
    permission: 'notification.read',
    route: 'GET /api/notify',
    object: 'own notifications',
    path: () => '/api/notify',
    cells: members(200),
  },
  {
    permission: 'notification.read',
    route: 'PATCH /api/notify/mark/notify',
    object: 'own notifications',
    path: () => '/api/notify/mark/notify',
    cells: members(204),
  },
  {
    permission: 'notification.read',
    route: 'PATCH /api/notify',
    object: 'own notifications',
    path: () => '/api/notify',
    body: () => ({ ids: [], read: false }),
    cells: members(204),
  },
  {
    permission: 'notification.read',
    route: 'PATCH /api/notify/:id',
    object: 'a notification of nobody',
    path: () => '/api/notify/999999',
    body: () => ({ read: false }),
    cells: members(204),
  },
  {
    permission: 'coin.read',
    route: 'GET /api/exchange/coins/favorite/:userId',
    object: 'favourite coins',
    path: (world) => `/api/exchange/coins/favorite/${world.author.id}`,
    cells: members(200),
  },
];

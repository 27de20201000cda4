import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import type { Room } from '@/shared/store/rooms';
import { fetchPosts, wallPath } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';
import { wallKey } from '@/features/posts/requests';
import type { Wall } from '@/features/posts/types';

/** The wall of a group or company as a visitor sees it, for those who run it (GRP-03, CMP-02). */
export const visitorWallList = createPagedList<[Wall]>({
  name: 'walls/visitor',
  kind: posts.kind,
  pageSize: pageSizes.feed,
  key: wallKey,
  fetch: (wall, page, context) => fetchPosts(wallPath(wall), page, context, { as: 'visitor' }),
});

/** Comes with the pages of groups and companies. */
export const visitorWallsRoom: Room = { name: 'visitorWalls', lists: [visitorWallList] };

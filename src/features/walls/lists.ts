import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchPosts, newsPath, wallPath } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';
import { wallKey } from '@/features/posts/requests';
import type { Wall } from '@/features/posts/types';
import { savedPosts } from '@/features/posts/unsaving';

/** The news feed (FEED-01). */
export const newsList = createPagedList({
  name: 'walls/news',
  kind: posts.kind,
  pageSize: pageSizes.feed,
  fetch: (page, context) => fetchPosts(newsPath(), page, context),
});

/** The wall of a member, a group or a company (FEED-04). */
export const wallList = createPagedList<[Wall]>({
  name: 'walls/wall',
  kind: posts.kind,
  pageSize: pageSizes.feed,
  key: wallKey,
  fetch: (wall, page, context) => fetchPosts(wallPath(wall), page, context),
});

/** The member's saved posts, the last saved first (POST-07). */
export const bookmarksList = createPagedList({
  name: savedPosts,
  kind: posts.kind,
  pageSize: pageSizes.feed,
  fetch: (page, context) => fetchPosts('/api/post/bookmarks', page, context),
});

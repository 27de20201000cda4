import { personParted } from '@/features/people/facts';
import { posts, type PostsState } from '@/features/posts/entities';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import { peopleOfWeek, postsOfWeek } from './lists';

export const reactions = [
  // Whoever the member has blocked or silenced leaves Discover (HOUR-02).
  on(personParted, ({ payload: { id } }, state: PostsState & { lists: ListsState }) => [
    ...peopleOfWeek.itemRemovedWhere(state, id, () => true),
    ...postsOfWeek.askedAgain(state),
    ...postsOfWeek
      .select(state)
      .ids.filter((postId) => posts.select(state, postId)?.authorId === id)
      .map((postId) => postsOfWeek.itemRemoved(postId)),
  ]),
];

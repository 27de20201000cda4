import { users, type UsersState } from '@/features/people/entities';
import { personParted } from '@/features/people/facts';
import { follows, isFollowed } from '@/features/people/follows';
import { loadProfile } from '@/features/people/requests';
import { posts, type PostsState } from '@/features/posts/entities';
import { publishPost } from '@/features/posts/requests';
import { bookmarks } from '@/features/posts/toggles';
import type { Post } from '@/features/posts/types';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { ArrivalsState } from './arrivals';
import { bookmarksList, newsList, wallList } from './lists';
import { checkNews } from './requests';

type State = ArrivalsState & PostsState & UsersState & { session: SessionState; lists: ListsState };

/** True for posts that a person wrote and for those on their wall. */
function concerns(id: string, { authorId, postType, entityId }: Post): boolean {
  return authorId === id || (postType === 'user' && entityId === id);
}

/** The loaded posts of others that match. */
function loadedPosts(state: State, matches: (post: Post) => boolean): Post[] {
  const me = selectMyId(state);
  return Object.values(state.posts).filter((post) => post.authorId !== me && matches(post));
}

const removed = ({ id }: Post) => posts.removed(id);

/** Reads posts again that are on their way: there may be some among them that are not shown any more. */
const readAgain = (state: State) =>
  [newsList, wallList, bookmarksList].flatMap((list) => list.askedAgain(state));

export const reactions = [
  // A new post is first on its wall and in the member's own feed; one that the server does not show is looked for
  // there.
  on(publishPost.success, ({ payload: post, meta: { arg } }) =>
    post
      ? [newsList.itemAdded(post.id), wallList.itemAdded(post.id, arg.wall)]
      : [newsList.request(), wallList.request(arg.wall)],
  ),

  // A saved post is first among the saved ones; one that is no longer saved leaves them, also while they are being
  // read.
  on(bookmarks.settled, ({ payload: { id, value } }, state: State) => {
    const { loadedPages, isLoading } = bookmarksList.select(state);
    if (!value) return [bookmarksList.itemRemoved(id)];
    return loadedPages > 0 || isLoading ? [bookmarksList.itemAdded(id)] : [];
  }),

  // Following decides which posts of a wall one may see: it is loaded again, and emptied first after unfollowing
  // (FOLW-01).
  on(follows.settled, ({ payload: { id, value } }, state: State) => {
    const wall = { type: 'user', entityId: id } as const;
    if (value === 'requested' || wallList.select(state, wall).loadedPages === 0) return [];
    return [...(value === 'none' ? [wallList.reset(wall)] : []), wallList.request(wall)];
  }),

  // The feed answers: an empty one is loaded at once, a loaded one offers what is new and stays in place (FEED-03).
  on(follows.settled, ({ payload: { value } }, state: State) => {
    const { ids, loadedPages } = newsList.select(state);
    if (!isFollowed(value) || loadedPages === 0) return [];
    return [ids.length === 0 ? newsList.request() : checkNews.request(1)];
  }),

  // Takes out the posts of the person after an unfollow, too, except on the member's own timeline.
  on(follows.settled, ({ payload: { id, value } }, state: State) => {
    const { ids } = newsList.select(state);
    if (isFollowed(value)) return [];
    const me = selectMyId(state);
    const isOut = (postId: string) => {
      const post = posts.select(state, postId);
      return post?.authorId === id && post.postType === 'user' && post.entityId !== me;
    };
    if (ids.length > 0 && ids.every(isOut)) return [newsList.request()];
    const out = [...ids, ...state.arrivals.ids].filter(isOut);
    return [...newsList.askedAgain(state), ...out.map((postId) => newsList.itemRemoved(postId))];
  }),

  // After unfollowing, the profile tells whether its posts may still be seen (FOLW-01).
  on(follows.settled, ({ payload: { id, value } }, state: State) => {
    const person = users.select(state, id);
    // A loaded profile is read again by the people's room.
    if (value !== 'none' || !person || person.counts) return [];
    const hasPosts = loadedPosts(state, (post) => concerns(id, post)).length > 0;
    return hasPosts ? [loadProfile.request(person.permalink)] : [];
  }),

  // A closed profile keeps the posts that a group or company shows (PROF-02); silence only takes posts out of the feed.
  on(personParted, (_, state: State) => readAgain(state)),
  on(personParted, ({ payload: { id, how } }, state: State) => {
    switch (how) {
      case 'blocked':
        return loadedPosts(state, (post) => concerns(id, post)).map(removed);
      case 'closed':
        return loadedPosts(state, (post) => post.postType === 'user' && concerns(id, post)).map(removed);
      case 'silenced':
        return loadedPosts(state, ({ authorId }) => authorId === id).map((post) =>
          newsList.itemRemoved(post.id),
        );
    }
  }),
];

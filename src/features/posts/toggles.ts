import { createToggle } from '@/shared/store/createToggle';
import { readPost, sendBookmark, sendVote } from './api';
import { posts, type PostsState } from './entities';
import { createVoteToggle } from './voteToggle';

/** Votes for posts (POST-06). */
export const votes = createVoteToggle<PostsState>('posts/votes', {
  votesOf: (state, id) => posts.select(state, id),
  store: posts,
  send: sendVote,
  async reread(id, context) {
    const { post, entities } = await readPost(id, context);
    return { value: post.voted, entities };
  },
});

/** Saved posts (POST-07). */
export const bookmarks = createToggle<boolean, PostsState>('posts/bookmarks', {
  read: (state, id) => posts.select(state, id)?.bookmarked,
  show: (_, id, bookmarked) => [posts.changed(id, { bookmarked })],
  async send({ id, to }, context, state) {
    const type = posts.select(state, id)?.postType ?? 'user';
    const bookmarked = await sendBookmark(id, type, to, context);
    return { value: bookmarked, entities: { [posts.kind]: { [id]: { id, bookmarked } } } };
  },
  async reread(id, context) {
    const { post, entities } = await readPost(id, context);
    return { value: post.bookmarked, entities };
  },
  failure: () => 'errors:failedTo.bookmark',
});

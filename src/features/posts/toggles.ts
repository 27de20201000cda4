import { withVote } from '@/shared/rules/votes';
import { createToggle } from '@/shared/store/createToggle';
import { readPost, sendBookmark, sendVote } from './api';
import { posts, type PostsState } from './entities';
import type { Vote } from './types';

/** Votes (POST-06): optimistic, coalesced to the last intent, rolled back with a message. */
export const votes = createToggle<Vote | null, PostsState>('posts/votes', {
  read: (state, id) => posts.select(state, id)?.voted,
  show(state, id, voted) {
    const post = posts.select(state, id);
    if (!post) return [];
    const before = { votes_up: post.votesUp, votes_down: post.votesDown, voted: post.voted };
    const after = withVote(before, voted);
    return [posts.changed(id, { voted, votesUp: after.votes_up, votesDown: after.votes_down })];
  },
  async send({ id, from, to }, context) {
    // Repeating the current vote clears it.
    const vote = to ?? from;
    if (vote === null) return { value: null, entities: {} };
    const answer = await sendVote(id, vote, context);
    return answer === null
      ? { value: to, entities: {} }
      : { value: answer.voted, entities: { [posts.kind]: { [id]: { id, ...answer } } } };
  },
  async reread(id, context) {
    const { post, entities } = await readPost(id, context);
    return { value: post.voted, entities };
  },
  failure: 'errors:failedTo.vote',
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
  failure: 'errors:failedTo.bookmark',
});

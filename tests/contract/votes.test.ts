import { beforeEach, describe, expect, it } from 'vitest';
import { applyVote } from '@/shared/rules/votes';
import type { Voted, WirePost, WireVotes } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';

type Vote = 'like' | 'dislike';
interface Transition {
  from: Voted;
  vote: Vote;
  to: Voted;
  up: number;
  down: number;
}

/** Transitions of a vote by the previous one (POST-06). */
const transitions: Transition[] = [
  { from: null, vote: 'like', to: 'like', up: 1, down: 0 },
  { from: null, vote: 'dislike', to: 'dislike', up: 0, down: 1 },
  { from: 'like', vote: 'like', to: null, up: -1, down: 0 },
  { from: 'dislike', vote: 'dislike', to: null, up: 0, down: -1 },
  { from: 'dislike', vote: 'like', to: 'like', up: 1, down: -1 },
  { from: 'like', vote: 'dislike', to: 'dislike', up: -1, down: 1 },
];

describe('votes', () => {
  it.each(transitions)('POST-06 $vote after $from gives $to', ({ from, vote, to, up, down }) => {
    const before = { votes_up: 7, votes_down: 4, voted: from };
    expect(applyVote(before, vote)).toEqual({ votes_up: 7 + up, votes_down: 4 + down, voted: to });
  });
});

describe('votes on the wire', () => {
  const api = useApi();
  let voter: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    const author = await api().member({ permalink: 'amara' });
    const other = await api().member({ permalink: 'ingrid' });
    voter = await api().member({ permalink: 'yusuf' });
    post = await publish(author, { post: 'Vote on this' });
    await other.call('POST', `/api/vote/${post.id}/like`);
  });

  const cast = (vote: Vote) => voter.call<WireVotes>('POST', `/api/vote/${post.id}/${vote}`);
  const stored = async () => (await voter.call<WirePost>('GET', `/api/post/view/${post.id}`)).body;

  it.each(transitions)('POST-06 the server answers $vote after $from with $to', async (transition) => {
    const { from, vote, to, up, down } = transition;
    if (from !== null) await cast(from);
    const before = await stored();
    const expected = { votes_up: before.votes_up + up, votes_down: before.votes_down + down, voted: to };
    expect((await cast(vote)).body).toEqual(expected);
    expect(await stored()).toMatchObject(expected);
  });
});

import { expect, it } from 'vitest';
import { applyVote, withVote } from './votes';

it.each([
  [null, 'like', 4, 2, 'like'],
  [null, 'dislike', 3, 3, 'dislike'],
  ['like', 'like', 2, 2, null],
  ['like', 'dislike', 2, 3, 'dislike'],
  ['dislike', 'dislike', 3, 1, null],
  ['dislike', 'like', 4, 1, 'like'],
] as const)('POST-06 after %j a press on %s leaves %d and %d, and %j', (voted, vote, up, down, next) => {
  expect(applyVote({ votes_up: 3, votes_down: 2, voted }, vote)).toEqual({
    votes_up: up,
    votes_down: down,
    voted: next,
  });
});

it('POST-06 counts never fall below 0, whatever the server has counted', () => {
  expect(withVote({ votes_up: 0, votes_down: 0, voted: 'like' }, null)).toMatchObject({ votes_up: 0 });
  expect(withVote({ votes_up: 0, votes_down: 0, voted: 'dislike' }, null)).toMatchObject({ votes_down: 0 });
});

import type { Voted, WireVotes } from '../wire/post';

type VoteCounts = Pick<WireVotes, 'votes_up' | 'votes_down' | 'voted'>;

/** Toggles a vote (POST-06): the same vote again clears it, the other one replaces it. Counts never fall below 0. */
export function applyVote(votes: VoteCounts, vote: 'like' | 'dislike'): VoteCounts {
  const voted: Voted = votes.voted === vote ? null : vote;
  return withVote(votes, voted);
}

export function withVote(votes: VoteCounts, voted: Voted): VoteCounts {
  const up = votes.votes_up - (votes.voted === 'like' ? 1 : 0) + (voted === 'like' ? 1 : 0);
  const down = votes.votes_down - (votes.voted === 'dislike' ? 1 : 0) + (voted === 'dislike' ? 1 : 0);
  return { votes_up: Math.max(0, up), votes_down: Math.max(0, down), voted };
}

import type { UnknownAction } from '@reduxjs/toolkit';
import { withVote } from '@/shared/rules/votes';
import type { CallContext } from '@/shared/store/attempt';
import { createToggle, type ToggleOptions } from '@/shared/store/createToggle';
import type { Vote, Votes } from './types';

interface VoteOptions<State> {
  /** The votes that the store holds now; undefined where it does not know the thing, or the thing takes none. */
  votesOf: (state: State, id: string) => Votes | undefined;
  store: { kind: string; changed: (id: string, fields: Votes) => UnknownAction };
  /** Sends a vote; repeating the current one clears it. Null where the backend does not tell the new votes. */
  send: (id: string, vote: Vote, context: CallContext) => Promise<Votes | null>;
  reread: ToggleOptions<Vote | null, State>['reread'];
}

/** Votes (POST-06): optimistic, coalesced to the last intent, rolled back with a message. */
export function createVoteToggle<State>(name: string, { votesOf, store, send, reread }: VoteOptions<State>) {
  return createToggle<Vote | null, State>(name, {
    read: (state, id) => votesOf(state, id)?.voted,
    show(state, id, voted) {
      const votes = votesOf(state, id);
      if (!votes) return [];
      const before = { votes_up: votes.votesUp, votes_down: votes.votesDown, voted: votes.voted };
      const after = withVote(before, voted);
      return [store.changed(id, { voted, votesUp: after.votes_up, votesDown: after.votes_down })];
    },
    async send({ id, from, to }, context) {
      const vote = to ?? from;
      if (vote === null) return { value: null, entities: {} };
      const answer = await send(id, vote, context);
      return answer === null
        ? { value: to, entities: {} }
        : { value: answer.voted, entities: { [store.kind]: { [id]: { id, ...answer } } } };
    },
    reread,
    failure: () => 'errors:failedTo.vote',
  });
}

import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { personParted } from '@/features/people/facts';
import * as api from './api';

/** Removes a follower of the member (FOLW-02). */
export const removeFollower = createRequest(
  'network/removeFollower',
  ({ id }: { id: string }, context: CallContext) => api.removeFollower(id, context),
  { key: ({ id }) => id, messages: { failure: 'errors:failedTo.removeFollower' } },
);

/** Blocks, unblocks, silences or unsilences a person (FOLW-02). */
export const changeRelation = createRequest('network/changeRelation', api.changeRelation, {
  // A person may be silenced while a block of them is on its way.
  key: ({ id, change }: Parameters<typeof api.changeRelation>[0]) => `${id} ${change.replace('un', '')}`,
  followUps: (_, { id, change }) => {
    if (change === 'block') return [personParted({ id, how: 'blocked' })];
    return change === 'silence' ? [personParted({ id, how: 'silenced' })] : [];
  },
  messages: { failure: 'errors:failedTo.unexpected' },
});

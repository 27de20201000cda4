import { createRequest } from '@/shared/store/createRequest';
import { personParted } from '@/features/people/facts';
import * as api from './api';

/** Removes a follower of the member (FOLW-02). */
export const removeFollower = createRequest('network/removeFollower', api.removeFollower, {
  key: (id) => id,
  messages: { failure: 'errors:failedTo.removeFollower' },
});

/** Blocks, unblocks, silences or unsilences a person (FOLW-02). */
export const changeBond = createRequest('network/changeBond', api.changeBond, {
  key: ({ id }: { id: string }) => id,
  followUps: (_, { id, bond }) => {
    if (bond === 'block') return [personParted({ id, how: 'blocked' })];
    return bond === 'silence' ? [personParted({ id, how: 'silenced' })] : [];
  },
  messages: { failure: 'errors:failedTo.unexpected' },
});

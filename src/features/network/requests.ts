import { createRequest } from '@/shared/store/createRequest';
import { personParted } from '@/features/people/facts';
import * as api from './api';

/** Ends that somebody follows the member (FOLW-02). */
export const removeFollower = createRequest('network/removeFollower', api.removeFollower, {
  key: (id) => id,
  messages: { failure: 'errors:failedTo.removeFollower' },
});

/** Blocks, silences and the ways back (FOLW-02). */
export const changeBond = createRequest('network/changeBond', api.changeBond, {
  key: ({ id }) => id,
  followUps: (_, { id, bond }) => {
    if (bond === 'block') return [personParted({ id, how: 'blocked' })];
    return bond === 'silence' ? [personParted({ id, how: 'silenced' })] : [];
  },
  messages: { failure: 'errors:failedTo.unexpected' },
});

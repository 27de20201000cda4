import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** Ends that somebody follows the member (FOLW-02). */
export const removeFollower = createRequest('network/removeFollower', api.removeFollower, {
  key: (id) => id,
  messages: { failure: 'errors:failedTo.removeFollower' },
});

/** Blocks, silences and the ways back (FOLW-02). */
export const changeBond = createRequest('network/changeBond', api.changeBond, {
  key: ({ id }: { id: string }) => id,
  messages: { failure: 'errors:failedTo.unexpected' },
});

import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import * as api from './api';

/** "Mark all": the newest that is listed, and those that are. */
export interface AllMark {
  until: string;
  ids: readonly string[];
}

/** Marks the notifications of a row (G13). */
export const setRead = createRequest('notifications/setRead', api.setRead, {
  // Each of two choices is answered: where the newer fails, the row shows what the older has left.
  key: ({ ids, read }) => `${ids.join(' ')} ${read}`,
  concurrency: 'latest',
  messages: { failure: 'errors:failedTo.unexpected' },
});

/** Marks all that the member has seen listed (G13). */
export const markAllRead = createRequest(
  'notifications/markAllRead',
  ({ until }: AllMark, context: CallContext) => api.markAllRead({ until }, context),
  { messages: { failure: 'errors:failedTo.unexpected' } },
);

/** Ends what is told of a post, or lets it begin again (G13). */
export const mutePost = createRequest('notifications/mutePost', api.mutePost, {
  key: ({ postId }) => postId,
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Turns a kind of notification off (SET-05). */
export const turnOff = createRequest('notifications/turnOff', api.turnOff, {
  key: ({ kind }) => kind,
  messages: { failure: 'errors:failedTo.updateSettings' },
});

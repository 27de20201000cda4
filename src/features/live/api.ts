import { request } from '@/shared/api/client';
import { decode, noContent } from '@/shared/api/decode';
import { readEvents } from '@/shared/api/stream';
import { helloSchema, looks, wireCountsSchema, type Counts, type Look, type OnScreen } from './types';

interface Listener {
  /** The stream is there; its id is for `watchScreen`. */
  onOpened: (id: string) => void;
  onLook: (look: Look) => void;
  onCounts: (counts: Counts) => void;
}

/**
 * Listens to the member's events until the server ends the stream (LIVE-01). Passes over unknown events.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export function listen(listener: Listener, signal: AbortSignal): Promise<void> {
  return readEvents('/api/stream', signal, ({ event = '', data }) => {
    if (event === 'hello') listener.onOpened(decode(helloSchema, JSON.parse(data)).id);
    else if (event === 'post') listener.onCounts(decode(wireCountsSchema, JSON.parse(data)));
    else {
      const look = looks.find((known) => known === event);
      if (look !== undefined) listener.onLook(look);
    }
  });
}

/** Names the posts and people of which the stream tells, at most `maxWatchedPosts` and `maxWatchedPeople`. */
export function watchScreen(
  streamId: string,
  { posts, people }: OnScreen,
  signal: AbortSignal,
): Promise<undefined> {
  return request({
    method: 'put',
    path: `/api/stream/${streamId}/watch`,
    body: { posts, people },
    answer: noContent,
    signal,
  });
}

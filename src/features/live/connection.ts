import { maxWatchedPeople, maxWatchedPosts } from '@/shared/config/limits';
import { takeLock } from '@/shared/lib/locks/takeLock';
import { toAppError } from '@/shared/errors/appError';
import { listen, watchScreen } from './api';
import type { Counts, LiveMessage, Look, OnScreen } from './types';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** Pause in milliseconds after the last change of the screen before it is told. */
const watchPauseMs = 500;

const nothing: OnScreen = { posts: [], people: [] };

interface Connection {
  /** Sets the posts and people of which it tells. */
  watch: (screen: OnScreen) => void;
  /** Ends it and lets another tab take over. */
  leave: () => void;
}

interface Options {
  /** Lock of the one tab that holds the stream. */
  lock: string;
  tell: (message: LiveMessage) => void;
  /** Called when the backend has no stream. */
  onUnknown: () => void;
}

/**
 * Waits until no other tab of the browser holds the stream, then holds it: a stream for each tab would take the
 * connections that a browser has for one site (LIVE-01). A broken stream is opened again after growing, jittered
 * pauses.
 */
export function holdStream({ lock, tell, onUnknown }: Options): Connection {
  const leaving = new AbortController();
  const { signal } = leaving;
  const isLeft = () => signal.aborted;
  let streamId: string | null = null;
  /** Aborted with its stream, so that no call about it is sent again after a login over the page. */
  let stream = new AbortController();
  let watched: OnScreen = nothing;
  let sent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendWatched(): void {
    const screen = {
      posts: watched.posts.slice(0, maxWatchedPosts),
      people: watched.people.slice(0, maxWatchedPeople),
    };
    const next = watchKey(streamId, screen);
    if (streamId === null || next === sent) return;
    sent = next;
    // A failure is not shown: only counters stay as they are.
    watchScreen(streamId, screen, stream.signal).catch(() => undefined);
  }

  const listener = {
    onOpened(id: string) {
      streamId = id;
      sent = watchKey(id, nothing);
      tell({ kind: 'opened' });
      sendWatched();
    },
    onLook: (look: Look) => tell({ kind: 'heard', look }),
    onCounts: (counts: Counts) => tell({ kind: 'counted', counts }),
  };

  /** Listens once. True if there is something to come back to. */
  async function listenOnce(): Promise<boolean> {
    try {
      await listen(listener, signal);
      return true;
    } catch (thrown) {
      const { kind, status } = toAppError(thrown);
      return kind !== 'malformed' && (status === null || status === 401 || status === 429 || status >= 500);
    } finally {
      streamId = null;
      stream.abort();
      stream = new AbortController();
      if (!isLeft()) tell({ kind: 'closed' });
    }
  }

  async function hold(): Promise<void> {
    await takeLock(lock, signal);
    // The tab that held it before may have gone without a word.
    if (!isLeft()) tell({ kind: 'closed' });
    for (let pauseMs = firstPauseMs; !isLeft(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      await untilOnline(signal);
      const begun = performance.now();
      if (!(await listenOnce())) {
        if (!isLeft()) onUnknown();
        return;
      }
      // A stream that lived is opened again as soon as the first time.
      if (performance.now() - begun > longestPauseMs) pauseMs = firstPauseMs;
      await pause(pauseMs * (0.5 + Math.random()), signal);
    }
  }

  void hold();
  return {
    watch(screen) {
      watched = screen;
      clearTimeout(timer);
      timer = setTimeout(sendWatched, watchPauseMs);
    },
    leave() {
      clearTimeout(timer);
      leaving.abort();
    },
  };
}

const watchKey = (streamId: string | null, { posts, people }: OnScreen) =>
  `${streamId} ${posts.join()} ${people.join()}`;

/** Waits for a while, or for the end. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits while the browser knows that nothing can be reached. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}

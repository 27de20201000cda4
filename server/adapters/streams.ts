import { randomUUID } from 'node:crypto';

const heartbeatMs = 25_000;
/** Pause that a client keeps after its stream broke. */
const reconnectMs = 3_000;
/** Of one process (decided). */
const maxStreams = 4_000;
/** Of one login: a browser needs one (decided). */
const maxPerSession = 5;
/** Unread bytes after which a slow reader is let go; it looks again when it returns. */
const maxUnreadBytes = 64 * 1024;

/** Ids of what is on screen: posts whose counters are told, and people whose presence is. */
interface Watched {
  posts: ReadonlySet<number>;
  people: ReadonlySet<number>;
}

const nothing: Watched = { posts: new Set(), people: new Set() };

/** Somebody who listens. */
export interface Listener {
  memberId: number;
  sessionId: number;
  /** Content of its tabs' screens. */
  watched: Watched;
  /** Posts and people that it has begun to watch since the last delivery. */
  added: Watched;
  /** Sends an event, its data as one line of JSON. */
  send: (event: string, data: object) => void;
  end: () => void;
}

/** The open event streams of this process (LIVE-01). */
export interface Streams {
  /** Opens a stream for a session; null when the process or the session has enough of them. */
  open: (reader: { memberId: number; sessionId: number }, signal: AbortSignal) => ReadableStream | null;
  /** Sets what one of the session's streams watches. False without such a stream. */
  watch: (id: string, sessionId: number, watched: Watched) => boolean;
  listeners: () => Listener[];
  /** The listeners as they are now, for one delivery: the next is not told again what they have begun to watch. */
  takeListeners: () => Listener[];
  count: () => number;
  /** Ends all and refuses new ones. */
  close: () => void;
}

interface OpenStream extends Listener {
  beat: () => void;
}

export function createStreams(): Streams {
  const open = new Map<string, OpenStream>();
  let isClosed = false;
  let heart: ReturnType<typeof setInterval> | null = null;

  function leave(id: string): void {
    open.delete(id);
    if (open.size > 0 || heart === null) return;
    clearInterval(heart);
    heart = null;
  }

  function beat(): void {
    for (const stream of open.values()) stream.beat();
  }

  return {
    open(reader, signal) {
      const ofSession = [...open.values()].filter(({ sessionId }) => sessionId === reader.sessionId);
      if (isClosed || open.size >= maxStreams || ofSession.length >= maxPerSession) return null;
      const id = randomUUID();
      const body = openStream({ ...reader, id, signal, add: (stream) => open.set(id, stream), leave });
      if (heart === null) {
        heart = setInterval(beat, heartbeatMs);
        heart.unref();
      }
      return body;
    },
    watch(id, sessionId, watched) {
      const stream = open.get(id);
      if (stream?.sessionId !== sessionId) return false;
      const added = (kind: keyof Watched) =>
        new Set(
          [...watched[kind]].filter((id) => stream.added[kind].has(id) || !stream.watched[kind].has(id)),
        );
      stream.added = { posts: added('posts'), people: added('people') };
      stream.watched = watched;
      return true;
    },
    listeners: () => [...open.values()],
    takeListeners() {
      const taken = [...open.values()].map((stream) => ({ ...stream }));
      for (const stream of open.values()) stream.added = nothing;
      return taken;
    },
    count: () => open.size,
    close() {
      isClosed = true;
      for (const stream of [...open.values()]) stream.end();
    },
  };
}

interface Opening {
  id: string;
  memberId: number;
  sessionId: number;
  signal: AbortSignal;
  add: (stream: OpenStream) => void;
  leave: (id: string) => void;
}

function openStream({ id, memberId, sessionId, signal, add, leave }: Opening): ReadableStream {
  const encoder = new TextEncoder();
  let leaveOnce: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false;
        // Both the broken request and the cancelled body say that the reader is gone, neither of them always.
        leaveOnce = () => {
          isOver = true;
          signal.removeEventListener('abort', end);
          leave(id);
        };
        function end(): void {
          if (isOver) return;
          leaveOnce();
          controller.close();
        }
        function write(text: string): void {
          if (isOver) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        }
        const send = (event: string, data: object) =>
          write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        const beat = () => write(':\n\n');
        add({ memberId, sessionId, watched: nothing, added: nothing, send, end, beat });
        signal.addEventListener('abort', end);
        // A signal that is aborted already says nothing more.
        if (signal.aborted) end();
        write(`retry: ${reconnectMs}\n\n`);
        send('hello', { id });
      },
      cancel: () => leaveOnce(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnreadBytes }),
  );
}

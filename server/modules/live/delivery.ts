import type { Listener } from '../../adapters/streams';
import type { AppDeps } from '../../http/deps';
import { describeError } from '../../log';
import { findCounts, findReaders, findSessions } from './audience';
import { findChanged, readOutbox, type Reading } from './outbox';
import { createPresenceDelivery } from './presence';

const pauseMs = 250;
/** A busy post is told at most this often. */
const postPauseMs = 2_000;

type DeliveryDeps = Pick<AppDeps, 'db' | 'clock' | 'streams'>;

/**
 * Makes the function that tells this process's streams what happened since it was last called. Every process reads the
 * outbox, so they need no bus between them. What a reader may see is asked at this moment (LIVE-03).
 */
export function createDelivery({ db, clock, streams }: DeliveryDeps): () => Promise<void> {
  let from: string | null = null;
  const tellPresence = createPresenceDelivery({ db, clock });
  /** Posts whose counters changed, until they are told. */
  const changed = new Set<number>();
  const toldAt = new Map<number, number>();

  async function tellNews(listeners: readonly Listener[], told: Reading['told']): Promise<void> {
    const posts = told.flatMap(({ kind, postId }) => (kind === 'news' && postId !== null ? [postId] : []));
    if (posts.length === 0) return;
    const readers = await findReaders(db, [...new Set(listeners.map(({ memberId }) => memberId))], posts);
    for (const { memberId, send } of listeners) if (readers.has(memberId)) send('news', {});
  }

  /**
   * Tells what has changed, and of newly watched posts what did so a moment ago. All in one place, so that no older
   * numbers are told after newer ones.
   */
  async function tellCounts(listeners: readonly Listener[]): Promise<void> {
    const now = clock.now().getTime();
    for (const [id, at] of toldAt) if (now - at >= postPauseMs) toldAt.delete(id);
    const due = new Set([...changed].filter((id) => !toldAt.has(id)));
    for (const id of due) {
      changed.delete(id);
      toldAt.set(id, now);
    }
    const missed = await findChanged(db, [...new Set(listeners.flatMap(({ added }) => [...added.posts]))]);
    const isWanted = ({ watched, added }: Listener, id: number) =>
      watched.posts.has(id) && (due.has(id) || (added.posts.has(id) && missed.has(id)));
    const ids = new Set([...due, ...missed]);
    const watching = new Map<number, Set<number>>();
    for (const listener of listeners)
      for (const id of ids)
        if (isWanted(listener, id))
          watching.set(listener.memberId, (watching.get(listener.memberId) ?? new Set()).add(id));
    if (watching.size === 0) return;
    const counts = await findCounts(db, watching);
    for (const listener of listeners)
      for (const post of counts.get(listener.memberId) ?? [])
        if (isWanted(listener, Number(post.id))) listener.send('post', post);
  }

  return async () => {
    if (streams.count() === 0) {
      from = null;
      changed.clear();
      return;
    }
    const { told, next } = await readOutbox(db, from);
    from = next;
    // Asked after the reading, which was the last for a stream that was opened before it.
    const listeners = streams.takeListeners();
    await endClosedSessions(db, listeners, told);
    tellMembers(listeners, told);
    await tellNews(listeners, told);
    await tellPresence(listeners, told);
    for (const { kind, postId } of told) if (kind === 'post' && postId !== null) changed.add(postId);
    await tellCounts(listeners);
  };
}

/** Tells each member once of each kind. */
function tellMembers(listeners: readonly Listener[], told: Reading['told']): void {
  const kinds = new Map<number, Set<string>>();
  for (const { kind, memberId } of told)
    if (memberId !== null && kind !== 'session' && kind !== 'presence')
      kinds.set(memberId, (kinds.get(memberId) ?? new Set()).add(kind));
  for (const { memberId, send } of listeners) for (const kind of kinds.get(memberId) ?? []) send(kind, {});
}

async function endClosedSessions(
  db: AppDeps['db'],
  listeners: readonly Listener[],
  told: Reading['told'],
): Promise<void> {
  const members = new Set(told.filter(({ kind }) => kind === 'session').map(({ memberId }) => memberId));
  const asked = listeners.filter(({ memberId }) => members.has(memberId));
  if (asked.length === 0) return;
  const open = await findSessions(
    db,
    asked.map(({ sessionId }) => sessionId),
  );
  for (const { sessionId, send, end } of asked) {
    if (open.has(sessionId)) continue;
    send('session', {});
    end();
  }
}

/** Delivers several times a second while somebody listens. Answers a function that stops it. */
export function scheduleDelivery(deps: DeliveryDeps & Pick<AppDeps, 'log'>): () => void {
  const deliver = createDelivery(deps);
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  async function tick(): Promise<void> {
    try {
      await deliver();
    } catch (error) {
      // What was not told is found by the look that follows every reconnection.
      deps.log.warn(`Streams were not told: ${describeError(error)}`);
      for (const { end } of deps.streams.listeners()) end();
    }
    if (!isStopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => void tick(), pauseMs);
    timer.unref();
  }
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

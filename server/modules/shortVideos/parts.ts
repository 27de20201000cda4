import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { maxVideoBytes } from '@/shared/config/limits';
import { inTransaction, type Database } from '../../db/database';
import { arrivingVideos, users } from '../../db/schema';
import { dayMs } from '../../durations';
import { ApiError, conflict, notFound } from '../../errors';
import { bodyChunks } from '../../http/bodyChunks';
import type { AppDeps } from '../../http/deps';
import { requireUnsilenced } from '../../permissions/voice';
import { requireQuota } from '../files/quota';
import { clipTextOf, createClip, newClipOf, paceOf, type NewClip } from './upload';

/** Short videos of one member that may be on their way at a time. */
export const maxArriving = 5;
/** Pause after which one that is on its way makes way for another. */
const idleMs = 600_000;
const lifetimeMs = dayMs;

type PartsDeps = Pick<AppDeps, 'db' | 'clock' | 'files' | 'videos'>;
type Arriving = typeof arrivingVideos.$inferSelect;

/** State of a short video on its way. */
export interface Arrival {
  key: string;
  /** Bytes. */
  offset: number;
  size: number;
  expiresAt: Date;
}

interface NewArrival {
  /** Bytes. */
  size: number;
  text: string;
  idempotencyKey: string | null;
}

/**
 * Begins a short video that arrives in parts (CLIP-02). The same idempotency key leads to the one that was begun.
 * Throws 413 videoTooLarge, 415 for nothing at all, 422 for a text that is too long, 403 for the silenced and
 * quotaExceeded, 429 while five of the member's are on their way.
 */
export async function beginParts(
  deps: PartsDeps,
  memberId: number,
  { size, text, idempotencyKey }: NewArrival,
): Promise<Arrival> {
  if (size === 0) throw new ApiError(415, 'videoNotReadable');
  if (size > maxVideoBytes) throw new ApiError(413, 'videoTooLarge');
  const now = deps.clock.now();
  const row = {
    ...{ key: randomBytes(16).toString('hex'), ownerId: memberId, size, text: clipTextOf(text) },
    ...{ idempotencyKey, clipId: null, touchedAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) },
  };
  const { begun, dropped } = await inTransaction(deps.db, async (tx) => {
    // Uploads that begin at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('update');
    const known = idempotencyKey === null ? undefined : await findByKey(tx, row, now);
    if (known !== undefined) {
      if (known.size !== size) throw conflict();
      return { begun: known, dropped: null };
    }
    await requireUnsilenced(tx, memberId, now);
    await requireQuota(tx, memberId, size);
    const dropped = await makeRoom(tx, memberId, now);
    await tx.insert(arrivingVideos).values(row);
    return { begun: row, dropped };
  });
  if (dropped !== null) await removeParts(deps, dropped);
  return arrivalOf(deps, begun);
}

async function findByKey(
  tx: Database,
  { ownerId, idempotencyKey }: Pick<Arriving, 'ownerId' | 'idempotencyKey'>,
  now: Date,
): Promise<Arriving | undefined> {
  const [known] = await tx
    .select()
    .from(arrivingVideos)
    .where(
      and(
        eq(arrivingVideos.ownerId, ownerId),
        eq(arrivingVideos.idempotencyKey, idempotencyKey ?? ''),
        gt(arrivingVideos.expiresAt, now),
      ),
    );
  return known;
}

/** Deletes the row of one that was left, where there are too many. Answers its key. */
async function makeRoom(tx: Database, memberId: number, now: Date): Promise<string | null> {
  const arriving = await tx
    .select()
    .from(arrivingVideos)
    .where(
      and(
        eq(arrivingVideos.ownerId, memberId),
        isNull(arrivingVideos.clipId),
        gt(arrivingVideos.expiresAt, now),
      ),
    )
    .orderBy(asc(arrivingVideos.touchedAt));
  const [oldest] = arriving;
  if (oldest === undefined || arriving.length < maxArriving) return null;
  const idle = now.getTime() - oldest.touchedAt.getTime();
  if (idle < idleMs) {
    const seconds = Math.ceil((idleMs - idle) / 1000);
    throw new ApiError(429, 'tooManyRequests', { retryAfterSeconds: seconds, params: { seconds } });
  }
  await tx.delete(arrivingVideos).where(eq(arrivingVideos.key, oldest.key));
  return oldest.key;
}

/** Tells how much has arrived. A part that is still being read makes way: who asks has lost that connection. */
export async function readArrival(deps: PartsDeps, memberId: number, key: string): Promise<Arrival> {
  await requireArriving(deps, memberId, key);
  return deps.videos.parts.inPlaceOfOthers(key, async () =>
    arrivalOf(deps, await requireArriving(deps, memberId, key)),
  );
}

/**
 * Adds the request's body to what has arrived; with its last byte it becomes a short video, as by one call. Throws 409
 * when `offset` is not where it stands, 423 while another part is being read, 415 videoNotReadable by the first bytes.
 */
export async function addPart(
  deps: AppDeps,
  memberId: number,
  { key, offset, request }: { key: string; offset: number; request: Request },
): Promise<Arrival> {
  await requireArriving(deps, memberId, key);
  return deps.videos.parts.alone(key, async (signal) => {
    const row = await requireArriving(deps, memberId, key);
    const arrival = await arrivalOf(deps, row);
    if (arrival.offset !== offset) throw conflict();
    if (row.clipId !== null) return arrival;
    try {
      await deps.videos.parts.append(key, bodyChunks(request, paceOf(row.size - offset), signal));
    } finally {
      const touchedAt = deps.clock.now();
      await deps.db.update(arrivingVideos).set({ touchedAt }).where(eq(arrivingVideos.key, key));
    }
    const size = await deps.videos.parts.sizeOf(key);
    await orDrop(deps, key, () => (size === row.size ? finish(deps, row) : deps.videos.requireBegin(key)));
    return { ...arrival, offset: size };
  });
}

async function finish(deps: AppDeps, { key, ownerId, text, idempotencyKey }: Arriving): Promise<void> {
  const source = await deps.videos.complete(key);
  await createClip(deps, ownerId, source, { text, idempotencyKey }, async (tx, clipId) => {
    await tx.update(arrivingVideos).set({ clipId }).where(eq(arrivingVideos.key, key));
  });
}

/** Drops what was refused. A fault of the server leaves it for another try. */
async function orDrop(deps: PartsDeps, key: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) await drop(deps, key);
    throw error;
  }
}

/** The short video that was made of the parts. Throws 409 before all of them are there. */
export async function readMade(deps: PartsDeps, memberId: number, key: string): Promise<NewClip> {
  const { clipId } = await requireArriving(deps, memberId, key);
  if (clipId === null) throw conflict();
  return newClipOf(deps.db, clipId);
}

/** Drops one that is on its way. Throws 404 once all of it is there. */
export async function dropParts(deps: PartsDeps, memberId: number, key: string): Promise<void> {
  await requireArriving(deps, memberId, key);
  await deps.videos.parts.inPlaceOfOthers(key, async () => {
    const { clipId } = await requireArriving(deps, memberId, key);
    if (clipId !== null) throw notFound();
    await drop(deps, key);
  });
}

/** Deletes what did not arrive within a day, and the notes of what did. */
export async function removeExpiredParts(deps: PartsDeps): Promise<void> {
  const expired = await deps.db
    .delete(arrivingVideos)
    .where(lte(arrivingVideos.expiresAt, deps.clock.now()))
    .returning({ key: arrivingVideos.key, clipId: arrivingVideos.clipId });
  for (const { key, clipId } of expired) if (clipId === null) await removeParts(deps, key);
}

/** Finds one of the member's own. Throws 404 for any other. */
async function requireArriving(deps: PartsDeps, memberId: number, key: string): Promise<Arriving> {
  const [row] = await deps.db
    .select()
    .from(arrivingVideos)
    .where(
      and(
        eq(arrivingVideos.key, key),
        eq(arrivingVideos.ownerId, memberId),
        gt(arrivingVideos.expiresAt, deps.clock.now()),
      ),
    );
  if (row === undefined) throw notFound();
  return row;
}

async function arrivalOf(
  { videos }: PartsDeps,
  { key, size, clipId, expiresAt }: Arriving,
): Promise<Arrival> {
  return { key, size, expiresAt, offset: clipId === null ? await videos.parts.sizeOf(key) : size };
}

async function drop(deps: PartsDeps, key: string): Promise<void> {
  await deps.db.delete(arrivingVideos).where(eq(arrivingVideos.key, key));
  await deps.files.remove(key);
}

async function removeParts(deps: PartsDeps, key: string): Promise<void> {
  await deps.videos.parts.inPlaceOfOthers(key, () => deps.files.remove(key));
}

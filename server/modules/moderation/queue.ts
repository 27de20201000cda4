import { and, asc, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { viewingMinutes } from '@/shared/config/limits';
import { reviewKinds, type ReviewKind, type WireQueue, type WireReviewItem } from '@/shared/wire/moderation';
import { countAll, inTransaction, type Database } from '../../db/database';
import type { Page } from '../../db/paging';
import { reviewItems } from '../../db/schema';
import { minuteMs } from '../../durations';
import { conflict, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { deskOf, waitsAt, type Desk } from './desks';
import { findItems, mayAnswer, type FoundItem } from './items';
import { presentItems } from './presenter';

type QueueDeps = Pick<AppDeps, 'db' | 'files' | 'clock'>;

/** Reads what waits at a desk: the most reported first, then the oldest (DESK-02). */
export async function readQueue(
  { db, files, clock }: QueueDeps,
  desk: Desk,
  { kind, limit, offset }: Page & { kind: ReviewKind | undefined },
): Promise<WireQueue> {
  const now = clock.now();
  const waiting = waitsAt(desk, now);
  const rows = await db
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(and(waiting, kind === undefined ? undefined : eq(reviewItems.kind, kind)))
    .orderBy(desc(reviewItems.reportCount), asc(reviewItems.firstAt), asc(reviewItems.id))
    .limit(limit)
    .offset(offset);
  const counted = await db
    .select({ kind: reviewItems.kind, count: countAll })
    .from(reviewItems)
    .where(waiting)
    .groupBy(reviewItems.kind);
  const countOf = (one: ReviewKind) => counted.find((row) => row.kind === one)?.count ?? 0;
  const counts = { report: countOf('report'), appeal: countOf('appeal'), pending: countOf('pending') };
  return {
    list: await presentItems(
      { db, files },
      desk,
      rows.map(({ id }) => id),
      now,
    ),
    count: kind === undefined ? reviewKinds.reduce((sum, one) => sum + counts[one], 0) : counts[kind],
    counts,
  };
}

/** An item, and the desk at which the actor may answer it. */
interface Seat {
  desk: Desk;
  found: FoundItem;
}

/**
 * Finds the desk at which the actor may answer an item: that of its group before that of the house. Throws 404 for all
 * who have none, 409 for an item that is answered.
 */
export async function requireSeat(db: Database, actorId: number, itemId: number, now: Date): Promise<Seat> {
  const [found] = await findItems(db, { actorId }, eq(reviewItems.id, itemId));
  if (found === undefined) throw notFound();
  const places = found.item.groupId === null ? [null] : [found.item.groupId, null];
  for (const place of places) {
    const desk = await deskOf(db, actorId, place);
    if (desk === null || !mayAnswer(desk, found)) continue;
    if (found.item.decidedAt !== null) throw conflict();
    const [waits] = await db
      .select({ id: reviewItems.id })
      .from(reviewItems)
      .where(and(eq(reviewItems.id, itemId), waitsAt(desk, now)));
    if (waits !== undefined) return { desk, found };
  }
  throw notFound();
}

/**
 * Tells the others that the actor looks at an item, for ten minutes, and that they look at no other any more (DESK-02).
 * It locks nothing: the answer shows who looks, maybe somebody else.
 */
export async function claimItem(deps: QueueDeps, actorId: number, itemId: number): Promise<WireReviewItem> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { desk } = await requireSeat(tx, actorId, itemId, now);
    const held = await tx
      .select({ id: reviewItems.id })
      .from(reviewItems)
      .where(or(eq(reviewItems.id, itemId), eq(reviewItems.claimedBy, actorId)))
      .orderBy(asc(reviewItems.id))
      .for('no key update');
    await tx
      .update(reviewItems)
      .set({ claimedBy: null, claimedUntil: null })
      .where(
        and(
          eq(reviewItems.claimedBy, actorId),
          ne(reviewItems.id, itemId),
          inArray(
            reviewItems.id,
            held.map(({ id }) => id),
          ),
        ),
      );
    await tx
      .update(reviewItems)
      .set({ claimedBy: actorId, claimedUntil: new Date(now.getTime() + viewingMinutes * minuteMs) })
      .where(
        and(
          eq(reviewItems.id, itemId),
          isNull(reviewItems.decidedAt),
          or(
            isNull(reviewItems.claimedBy),
            eq(reviewItems.claimedBy, actorId),
            lte(reviewItems.claimedUntil, now),
            sql`${reviewItems.claimedUntil} is null`,
          ),
        ),
      );
    const [item] = await presentItems({ db: tx, files: deps.files }, desk, [itemId], now);
    if (item === undefined) throw notFound();
    return item;
  });
}

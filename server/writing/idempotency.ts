import { and, eq, lt, sql } from 'drizzle-orm';
import { unsentDays } from '@/shared/config/limits';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { dayMs } from '../durations';
import { ApiError } from '../errors';

/** Browsers retry for as long as they keep unsent posts. */
export const keyLifetimeMs = unsentDays * dayMs;

/** Reads `X-Idempotency-Key`; null without one. Throws 400 unless it has 1 to 100 printable characters. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('x-idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw new ApiError(400, 'validationError');
  return key;
}

type Kind = (typeof idempotencyKeys.$inferSelect)['kind'];

/** A call that may come twice; without a key it never counts as a repeat. */
interface Once<K extends Kind> {
  userId: number;
  key: string | null;
  kind: K;
  now: Date;
}

/**
 * Creates something once per member and key: a repeat within 30 days answers the id of the first, even in parallel.
 * Call it inside a transaction; `create` runs in the same one.
 */
export async function createOnce(
  tx: Database,
  once: Once<Exclude<Kind, 'photo'>>,
  create: () => Promise<number>,
): Promise<number> {
  const known = await findFirst(tx, once);
  if (known?.resourceId != null) return known.resourceId;
  const resourceId = await create();
  await remember(tx, once, { resourceId });
  return resourceId;
}

/** Stores a photo once, like `createOnce`: answers its key. A repeat for one that was deleted since stores it anew. */
export async function storeOnce(
  tx: Database,
  once: Once<'photo'>,
  store: () => Promise<string>,
): Promise<string> {
  const known = await findFirst(tx, once);
  if (known?.fileKey != null) return known.fileKey;
  const fileKey = await store();
  await remember(tx, once, { fileKey });
  return fileKey;
}

/**
 * Finds what the first call with the same key has made, after those that run. Throws 409 if that is of another kind.
 */
async function findFirst(tx: Database, { userId, key, kind, now }: Once<Kind>) {
  if (key === null) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`);
  const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const oldest = new Date(now.getTime() - keyLifetimeMs);
  await tx.delete(idempotencyKeys).where(and(ofKey, lt(idempotencyKeys.createdAt, oldest)));
  const [known] = await tx.select().from(idempotencyKeys).where(ofKey);
  if (known !== undefined && known.kind !== kind) throw new ApiError(409, 'validationError');
  return known;
}

async function remember(
  tx: Database,
  { userId, key, kind, now }: Once<Kind>,
  made: { resourceId: number } | { fileKey: string },
): Promise<void> {
  if (key !== null) await tx.insert(idempotencyKeys).values({ userId, key, kind, createdAt: now, ...made });
}

import { and, eq, lt, sql } from 'drizzle-orm';
import { unsentDays } from '@/shared/config/limits';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { ApiError } from '../errors';

/** Browsers retry for as long as they keep unsent posts. */
export const keyLifetimeMs = unsentDays * 86_400_000;

/** Reads `X-Idempotency-Key`; null without one. Throws 400 unless it has 1 to 100 printable characters. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get('x-idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) throw new ApiError(400, 'validationError');
  return key;
}

/**
 * Creates something once per member and key: a repeat within 30 days answers the id of the first, even in parallel.
 * Call it inside a transaction; `create` runs in the same one.
 */
export async function createOnce(
  tx: Database,
  once: { userId: number; key: string | null; kind: 'post' | 'comment' | 'clip'; now: Date },
  create: () => Promise<number>,
): Promise<number> {
  const { userId, key, kind, now } = once;
  if (key === null) return create();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`);
  const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const oldest = new Date(now.getTime() - keyLifetimeMs);
  await tx.delete(idempotencyKeys).where(and(ofKey, lt(idempotencyKeys.createdAt, oldest)));
  const [known] = await tx.select().from(idempotencyKeys).where(ofKey);
  if (known !== undefined) {
    if (known.kind !== kind) throw new ApiError(409, 'validationError');
    return known.resourceId;
  }
  const resourceId = await create();
  await tx.insert(idempotencyKeys).values({ userId, key, kind, resourceId, createdAt: now });
  return resourceId;
}

import { and, asc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { inTransaction } from '../../db/database';
import { posts, publications } from '../../db/schema';
import { hourMs } from '../../durations';
import type { AppDeps } from '../../http/deps';
import { describeError } from '../../log';
import { notClosed } from '../../permissions/visibility';
import { notify } from '../notifications/notify';

const intervalMs = 5_000;
const batch = 20;
const maxAttempts = 10;
const firstDelayMs = 30_000;
const maxDelayMs = hourMs;
/** An attempt without a result for this long was interrupted. */
const leaseMs = 600_000;

type WorkerDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'registry'>;

/**
 * Publishes due posts (POST-10), once per digest even across restarts, because the registry is asked first. Retries
 * failures with growing pauses and gives up after ten. Waits without a registry.
 */
export async function publishDue(deps: WorkerDeps): Promise<void> {
  const { db, clock, registry, log } = deps;
  if (registry === null) return;
  const due = await db
    .select({ digest: publications.digest })
    .from(publications)
    .where(isDue(clock.now()))
    .orderBy(asc(publications.nextAt))
    .limit(batch);
  for (const { digest } of due) {
    const attempt = await claim(deps, digest);
    if (attempt === null) continue;
    try {
      const { tx } = (await registry.find(digest)) ?? (await registry.publish(digest));
      await markPublished(deps, digest, tx);
    } catch (error) {
      log.warn(`A post was not published: ${describeError(error)}`);
      await postpone(deps, digest, attempt);
    }
  }
}

/**
 * Nothing of a closed account is published, which would be for ever; it waits for its member (OWN-02), and what a
 * moderator has taken away, or is to read first, for its return (DESK-02).
 */
const isOpen = sql`exists (select 1 from posts where posts.id = ${publications.postId} and posts.removed_at is null
  and posts.pending_since is null and ${notClosed(sql`posts.author_id`)})`;

const isDue = (now: Date) =>
  and(
    eq(publications.status, 'pending'),
    isOpen,
    lte(publications.nextAt, now),
    or(isNull(publications.startedAt), lte(publications.startedAt, new Date(now.getTime() - leaseMs))),
  );

/** Claims a digest for this worker. Answers the number of the attempt; null when another worker was faster. */
async function claim({ db, clock }: WorkerDeps, digest: string): Promise<number | null> {
  const now = clock.now();
  const [row] = await db
    .update(publications)
    .set({ startedAt: now, attempts: sql`${publications.attempts} + 1` })
    .where(and(eq(publications.digest, digest), isDue(now)))
    .returning({ attempts: publications.attempts });
  return row?.attempts ?? null;
}

async function markPublished({ db, clock }: WorkerDeps, digest: string, txHash: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ postId: publications.postId, status: publications.status })
      .from(publications)
      .where(and(eq(publications.digest, digest), ne(publications.status, 'published')))
      .for('update');
    // The post was deleted meanwhile, or another worker has written it down.
    if (row === undefined) return;
    await tx
      .update(publications)
      .set({ status: 'published', tx: txHash, startedAt: null })
      .where(eq(publications.digest, digest));
    // The post has other words by now.
    if (row.status === 'dropped') return;
    const [post] = await tx
      .update(posts)
      .set({ chainStatus: 'published', chainTx: txHash })
      .where(eq(posts.id, row.postId))
      .returning({ authorId: posts.authorId });
    if (post === undefined) return;
    await notify(tx, {
      to: [post.authorId],
      type: 'blockchain',
      action: 'blockchain_processing_response',
      operation: 'publish_post',
      actorId: null,
      postId: row.postId,
      at: clock.now(),
    });
  });
}

/** Plans the next attempt, if the words are still those of the post and no other worker has taken them since. */
async function postpone({ db, clock }: WorkerDeps, digest: string, attempt: number): Promise<void> {
  const status = attempt >= maxAttempts ? 'failed' : 'pending';
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (attempt - 1));
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .update(publications)
      .set({
        status: sql`case ${publications.status} when 'dropped' then 'dropped' else ${status} end`,
        startedAt: null,
        nextAt: new Date(clock.now().getTime() + delay),
      })
      .where(
        and(
          eq(publications.digest, digest),
          eq(publications.attempts, attempt),
          ne(publications.status, 'published'),
        ),
      )
      .returning({ postId: publications.postId, status: publications.status });
    if (row === undefined) return;
    if (row.status === 'dropped') await tx.delete(publications).where(eq(publications.digest, digest));
    else await tx.update(posts).set({ chainStatus: status }).where(eq(posts.id, row.postId));
  });
}

/** Publishes due posts every few seconds, one round at a time. Answers a function that stops it. */
export function schedulePublications(deps: WorkerDeps & Pick<AppDeps, 'background'>): () => void {
  let isRunning = false;
  const round = async () => {
    isRunning = true;
    await publishDue(deps).finally(() => void (isRunning = false));
  };
  const timer = setInterval(() => {
    if (!isRunning && deps.registry !== null) deps.background.run('Publishing posts', round);
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

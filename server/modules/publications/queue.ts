import { createHash } from 'node:crypto';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { posts, publications } from '../../db/schema';
import type { PostRow } from '../../permissions/postAccess';
import type { Content } from '../../writing/content';

/** Digest of a post's exact state: author, time, words, pictures and link. */
function postDigest(
  post: Pick<PostRow, 'id' | 'authorId' | 'createdAt'>,
  { text, gifUrl, preview, photos }: Content,
): string {
  const link = preview?.url ?? null;
  const facts = [post.id, post.authorId, post.createdAt.toISOString(), text, gifUrl, link, photos];
  return `0x${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`;
}

/** Drops unpublished states of a post; those that are on their way keep their rows until they have arrived. */
async function dropUnpublished(tx: Database, postId: number, which?: SQL): Promise<void> {
  const ofPost = eq(publications.postId, postId);
  // All are marked first: no worker claims or leaves a marked row before it is deleted.
  await tx
    .update(publications)
    .set({ status: 'dropped' })
    .where(and(ofPost, ne(publications.status, 'published'), which));
  await tx
    .delete(publications)
    .where(and(ofPost, eq(publications.status, 'dropped'), isNull(publications.startedAt)));
}

/**
 * Holds back a post whose changed words wait for a moderator (POST-10, DESK-02): drops its unpublished states, and
 * tells nothing of one that was published before, which has other words.
 */
export async function holdBack(tx: Database, postId: number): Promise<void> {
  await dropUnpublished(tx, postId);
  await tx
    .update(posts)
    .set({ chainStatus: 'pending', chainTx: null })
    .where(and(eq(posts.id, postId), ne(posts.chainStatus, 'off')));
}

/**
 * Queues the present state of a post in the transaction that wrote it (POST-10). Drops earlier unpublished states; a
 * state that was published before is not published again. Updates `chain_status` and `chain_tx`.
 */
export async function queuePublication(
  tx: Database,
  post: Pick<PostRow, 'id' | 'authorId' | 'createdAt'>,
  content: Content,
  now: Date,
): Promise<void> {
  const digest = postDigest(post, content);
  await dropUnpublished(tx, post.id, ne(publications.digest, digest));
  const [row] = await tx
    .insert(publications)
    .values({ digest, postId: post.id, nextAt: now })
    // The update makes `returning` answer an existing row too; one that is on its way still counts again.
    .onConflictDoUpdate({
      target: publications.digest,
      set: {
        postId: post.id,
        status: sql`case ${publications.status} when 'dropped' then 'pending' else ${publications.status} end`,
      },
    })
    .returning();
  if (row === undefined || row.status === 'dropped') throw new TypeError('The publication was not queued');
  await tx.update(posts).set({ chainStatus: row.status, chainTx: row.tx }).where(eq(posts.id, post.id));
}

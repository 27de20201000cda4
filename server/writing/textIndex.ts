import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { mentionsAndTags } from '@/shared/rules/textTokens';
import type { Database } from '../db/database';
import { mentions, posts, postTags, postWords, tags, users } from '../db/schema';
import { toSearchName } from '../db/search';
import { notBlocked, notClosed, onOpenWall } from '../permissions/visibility';

/**
 * Replaces the stored mentions of a post or comment. Answers newly mentioned members, who are to be notified: none who
 * has been told before of the same post or comment. Leaves out members who blocked the author or are blocked by them.
 */
export async function indexMentions(
  tx: Database,
  source: { postId: number; commentId: number | null; authorId: number },
  text: string,
): Promise<number[]> {
  const { postId, commentId, authorId } = source;
  const here = and(
    eq(mentions.postId, postId),
    commentId === null ? isNull(mentions.commentId) : eq(mentions.commentId, commentId),
  );
  const before = await tx.delete(mentions).where(here).returning({ userId: mentions.userId });
  const permalinks = mentionsAndTags(text).mentions;
  if (permalinks.length === 0) return [];
  const named = await tx
    .select({ id: users.id, isTold: isToldOf(postId, commentId) })
    .from(users)
    .where(and(inArray(users.permalink, permalinks), notBlocked(users.id, authorId)));
  if (named.length === 0) return [];
  await tx.insert(mentions).values(named.map(({ id }) => ({ postId, commentId, userId: id })));
  const known = new Set(before.map((mention) => mention.userId));
  return named.flatMap(({ id, isTold }) => (isTold || known.has(id) ? [] : [id]));
}

/** For queries over `users`: the row has the notification of a mention here. */
const isToldOf = (
  postId: number,
  commentId: number | null,
) => sql<boolean>`exists (select 1 from notifications
  where user_id = ${users}.id and model_type = 'mention' and post_id = ${postId}
    and comment_id is not distinct from ${commentId}::bigint)`;

export const wordsOf = (text: string): SQL<string> =>
  sql<string>`strip(to_tsvector('simple', ${toSearchName([text])}))`;

/** Replaces a post's entry in the word index. */
export async function indexWords(
  tx: Database,
  post: { id: number; createdAt: Date },
  text: string,
): Promise<void> {
  const words = wordsOf(text);
  await tx
    .insert(postWords)
    .values({ postId: post.id, createdAt: post.createdAt, words })
    .onConflictDoUpdate({ target: postWords.postId, set: { words } });
}

/** One for a post that its tags count; none of a closed account, or on the wall of one (OWN-02). */
const countOf = (postId: number) => sql<number>`(select count(*)::int from ${posts}
  where ${posts.id} = ${postId} and ${notClosed(posts.authorId)} and ${onOpenWall})`;

/** Replaces a post's tags; updates `tags.post_count`. */
export async function indexTags(tx: Database, postId: number, text: string): Promise<void> {
  await clearTags(tx, postId);
  // Sorted, so that two posts with the same tags cannot deadlock.
  const names = mentionsAndTags(text).tags.sort();
  if (names.length === 0) return;
  const rows = await tx
    .insert(tags)
    .values(names.map((name) => ({ name, postCount: countOf(postId) })))
    .onConflictDoUpdate({
      target: tags.name,
      set: { postCount: sql`${tags.postCount} + excluded.post_count` },
    })
    .returning({ id: tags.id });
  await tx.insert(postTags).values(rows.map(({ id }) => ({ tagId: id, postId })));
}

/** Removes a post's tags, also before its deletion. */
export async function clearTags(tx: Database, postId: number): Promise<void> {
  await tx.execute(sql`select ${tags.id} from ${tags} where ${tags.id} in
    (select ${postTags.tagId} from ${postTags} where ${postTags.postId} = ${postId}) order by ${tags.name} for no key update`);
  const removed = await tx
    .delete(postTags)
    .where(eq(postTags.postId, postId))
    .returning({ tagId: postTags.tagId });
  if (removed.length === 0) return;
  await tx
    .update(tags)
    .set({ postCount: sql`${tags.postCount} - ${countOf(postId)}` })
    .where(
      inArray(
        tags.id,
        removed.map(({ tagId }) => tagId),
      ),
    );
}

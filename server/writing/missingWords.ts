import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { posts, postWords } from '../db/schema';
import { wordsOf } from './textIndex';

const batchSize = 500;

/**
 * Indexes posts written before the word index existed (SRCH-01). Runs at the start and not in a migration, because
 * only the app folds case and accents as searches do.
 */
export async function indexMissingWords(db: Database): Promise<void> {
  for (;;) {
    const missing = await db
      .select({ id: posts.id, createdAt: posts.createdAt, text: posts.text })
      .from(posts)
      .leftJoin(postWords, eq(postWords.postId, posts.id))
      .where(isNull(postWords.postId))
      .orderBy(asc(posts.id))
      .limit(batchSize);
    if (missing.length === 0) return;
    await db
      .insert(postWords)
      .values(missing.map(({ id, createdAt, text }) => ({ postId: id, createdAt, words: wordsOf(text) })))
      .onConflictDoNothing();
  }
}

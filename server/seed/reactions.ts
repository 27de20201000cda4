import { sql } from 'drizzle-orm';
import { bookmarks, comments, commentVotes, postVotes } from '../db/schema';
import { minuteMs } from '../durations';
import { audienceOfPost } from './audience';
import type { Communities } from './communities';
import { insertInParts, type MemberIds, type SeedContext } from './context';
import type { Connections } from './people';
import type { SeededPost } from './walls';

const savedByAmara = 7;
/** Readers of a post who vote for its comments. */
const mostInterested = 14;

/** Inserts votes of interested members, a few of them dislikes, and saved posts. */
export async function seedReactions(
  { tx, random, now }: SeedContext,
  ids: MemberIds,
  seeded: readonly SeededPost[],
  connections: Connections,
  communities: Communities,
): Promise<void> {
  const rows = seeded.flatMap(({ id, content, createdAt }) => {
    const audience = audienceOfPost(content, connections, communities);
    const warmth = 0.15 + random.next() * 0.6;
    const voters = audience.filter((_, place) => random.chance(warmth * (1 - place / (audience.length + 4))));
    const age = now.getTime() - createdAt.getTime();
    return voters.map(({ permalink }) => ({
      postId: id,
      userId: ids(permalink),
      vote: random.chance(0.03) ? ('dislike' as const) : ('like' as const),
      power: 0,
      createdAt: new Date(createdAt.getTime() + Math.round(age * random.next())),
    }));
  });
  await insertInParts(rows, (part) => tx.insert(postVotes).values(part));
  await tx.execute(
    sql`update post_votes set power = users.voting_power from users where users.id = post_votes.user_id`,
  );
  const worthSaving = seeded.filter(
    ({ content }) =>
      content.by !== 'amara' &&
      content.on === undefined &&
      content.by !== 'jonina' &&
      content.by !== 'slowka',
  );
  await tx.insert(bookmarks).values(
    random
      .shuffled(worthSaving)
      .slice(0, savedByAmara)
      .map(({ id }, place) => ({
        userId: ids('amara'),
        postId: id,
        createdAt: new Date(now.getTime() - place * 400 * minuteMs),
      })),
  );
}

/** Inserts a few votes for comments, by those who may see the post. */
export async function seedCommentVotes(
  { tx, random, now }: SeedContext,
  ids: MemberIds,
  seeded: readonly SeededPost[],
  connections: Connections,
  communities: Communities,
): Promise<void> {
  const readers = new Map(
    seeded.map(({ id, content }) => [
      id,
      audienceOfPost(content, connections, communities).map(({ permalink }) => ids(permalink)),
    ]),
  );
  const written = await tx.select().from(comments).orderBy(comments.id);
  const rows = written.flatMap(({ id, postId, authorId, createdAt }) => {
    const warmth = random.next() * 0.3;
    const age = now.getTime() - createdAt.getTime();
    return (readers.get(postId) ?? [])
      .slice(0, mostInterested)
      .filter((userId) => userId !== authorId && random.chance(warmth))
      .map((userId) => ({
        commentId: id,
        userId,
        vote: random.chance(0.06) ? ('dislike' as const) : ('like' as const),
        createdAt: new Date(createdAt.getTime() + Math.round(age * random.next())),
      }));
  });
  await insertInParts(rows, (part) => tx.insert(commentVotes).values(part));
}

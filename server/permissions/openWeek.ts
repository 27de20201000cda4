import { sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { isOneOf, selectRows, type Database } from '../db/database';
import { literal } from '../db/paging';
import { dayMs } from '../durations';
import { openPost } from './anyone';

/** Days that Discover looks back (decided). */
export const daysOfWeek = 7;
/** Newest posts of the week that are looked at: bounds the cost of a busy week (decided). */
const maxCandidates = 2000;
/** Things of a kind that Discover ranks; no member pages further (decided). */
export const maxRanked = 100;
/** Milliseconds for which all members share a read (decided): less than a standby may be behind (OPS-03). */
export const sharedMs = 5_000;

/** A post of the week that anyone may see. */
export interface OpenPost {
  id: number;
  authorId: number;
  /** The member on whose wall it stands; null in a group or company. */
  ownerId: number | null;
  groupId: number | null;
  votesUp: number;
  comments: number;
  /** Milliseconds. */
  createdAt: number;
  tags: readonly string[];
}

/** The part of Discover that is the same for every member (HOUR-02). */
export interface Week {
  /** Those with most likes and comments first, a later one before others. */
  posts: readonly OpenPost[];
  /** Ids of the largest public groups. */
  largeGroups: readonly number[];
}

export interface OpenWeek {
  /**
   * Reads the week, or answers what was read a moment ago. Whoever shows something of it asks again if it may still be
   * seen, and takes away what stands between it and the viewer.
   */
  read: (db: Database) => Promise<Week>;
}

/** Beginning of the week that ends now. */
export const weekBefore = (now: Date): Date => new Date(now.getTime() - daysOfWeek * dayMs);

export function createOpenWeek(clock: Clock): OpenWeek {
  let shared: { until: number; week: Promise<Week> } | null = null;
  return {
    read(db) {
      const now = clock.now();
      if (shared !== null && now.getTime() < shared.until) return shared.week;
      const mine = { until: now.getTime() + sharedMs, week: readWeek(db, now) };
      shared = mine;
      mine.week.catch(() => {
        if (shared === mine) shared = null;
      });
      return mine.week;
    },
  };
}

async function readWeek(db: Database, now: Date): Promise<Week> {
  const [posts, largeGroups] = await Promise.all([readPosts(db, now), readLargeGroups(db)]);
  const tags = await readTags(
    db,
    posts.map(({ id }) => id),
  );
  return { posts: posts.map((post) => ({ ...post, tags: tags.get(post.id) ?? [] })), largeGroups };
}

/** The index of times finds the posts; the rest is looked at one by one. */
async function readPosts(db: Database, now: Date): Promise<Omit<OpenPost, 'tags'>[]> {
  const since = weekBefore(now).toISOString();
  const rows = await selectRows(
    db,
    sql`select posts.id::text as id, author_id::text as author, type, entity_id::text as place, votes_up, comment_count,
        extract(epoch from created_at)::float8 * 1000 as created
      from (
        select id, author_id, type, entity_id, votes_up, comment_count, created_at from posts
        where created_at > ${since}::timestamptz and removed_at is null and pending_since is null
        order by created_at desc, id desc limit ${literal(maxCandidates)}
      ) posts where ${openPost} order by votes_up + comment_count desc, created_at desc, posts.id desc`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    authorId: Number(row.author),
    ownerId: row.type === 'user' ? Number(row.place) : null,
    groupId: row.type === 'group' ? Number(row.place) : null,
    votesUp: Number(row.votes_up),
    comments: Number(row.comment_count),
    createdAt: Number(row.created),
  }));
}

async function readTags(db: Database, ids: readonly number[]): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows(
    db,
    sql`select post_id::text as id, tags.name as tag from post_tags join tags on tags.id = post_tags.tag_id
      where ${isOneOf(sql`post_id`, ids)}`,
  );
  const tags = new Map<number, string[]>();
  for (const { id, tag } of rows) tags.set(Number(id), [...(tags.get(Number(id)) ?? []), String(tag)]);
  return tags;
}

async function readLargeGroups(db: Database): Promise<number[]> {
  const rows = await selectRows(
    db,
    sql`select id::text as id from groups where privacy = 0 and archived_at is null
      order by member_count desc, id limit ${literal(maxRanked)}`,
  );
  return rows.map(({ id }) => Number(id));
}

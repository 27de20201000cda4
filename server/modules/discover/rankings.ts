import { sql } from 'drizzle-orm';
import type { WireTagOfWeek } from '@/shared/wire/discover';
import { isOneOf, selectRows } from '../../db/database';
import { literal } from '../../db/paging';
import { dayMs } from '../../durations';
import { inSight, openMember, openPost } from '../../permissions/anyone';
import { daysOfWeek, maxRanked, weekBefore, type OpenPost, type Week } from '../../permissions/openWeek';
import { notBlockedInGroup } from '../../permissions/visibility';
import { postsInSight, type Viewer } from './sight';

/** Posts of the week (decided): whose answers are counted. */
const maxPosts = 40;

/** Condition on `posts`: the row is to be seen by anyone now, whatever it was when the week was read. */
const isStillOpen = sql`removed_at is null and pending_since is null and ${openPost}`;

const arrayOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::bigint[]`;

/**
 * Ranks posts of the week by their likes and the people who answered, each once; the author does not count, a later
 * post goes first. Only the 40 with most likes and comments are counted.
 */
export async function rankPosts(viewer: Viewer, week: Week): Promise<number[]> {
  const best = (await postsInSight(viewer, week)).slice(0, maxPosts);
  const ids = best.map(({ id }) => id);
  const rows = await selectRows(
    viewer.db,
    sql`select posts.id::text as id from posts
      where ${isOneOf(sql`posts.id`, ids)} and ${isStillOpen}
      order by votes_up + (select count(distinct comments.author_id) from comments
          where comments.post_id = posts.id and comments.author_id <> posts.author_id
            and comments.removed_at is null and comments.pending_since is null) desc,
        created_at desc, posts.id desc`,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Ranks members other than the viewer by the likes and comments of what they wrote in the week, then by their
 * followers. After them come the newest members, so that a quiet week shows people too.
 */
export async function rankPeople(viewer: Viewer, week: Week): Promise<number[]> {
  const { db, viewerId } = viewer;
  const scores = new Map<number, number>();
  for (const { authorId, votesUp, comments } of await postsInSight(viewer, week))
    scores.set(authorId, (scores.get(authorId) ?? 0) + votesUp + comments);
  const writers = [...scores].toSorted(([a, most], [b, more]) => more - most || a - b).slice(0, maxRanked);
  const rows = await selectRows(
    db,
    sql`with newest as (
        select id, -1 as score from users order by created_at desc, id desc limit ${literal(maxRanked)}
      ), found as (
        select id, max(score) as score from (
          select * from unnest(${arrayOf(writers.map(([id]) => id))}, ${arrayOf(writers.map(([, score]) => score))})
            writers(id, score) union all select * from newest) both_kinds group by id
      )
      select member.id::text as id from found join users member on member.id = found.id
      where member.id <> ${viewerId} and ${openMember(sql`member`)} and ${inSight(sql`member.id`, viewerId)}
      order by found.score desc, member.follower_count desc, member.id limit ${literal(maxRanked)}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** A tag, and the posts of the week that have it. */
interface RankedTag {
  tag: string;
  posts: readonly OpenPost[];
}

const peopleOf = (posts: readonly OpenPost[]): number => new Set(posts.map(({ authorId }) => authorId)).size;

/** Ranks tags by the people who used them in the week, then by their posts. */
export async function rankTags(viewer: Viewer, week: Week): Promise<RankedTag[]> {
  const used = new Map<string, OpenPost[]>();
  for (const post of await postsInSight(viewer, week))
    for (const tag of post.tags) used.set(tag, [...(used.get(tag) ?? []), post]);
  return [...used]
    .map(([tag, posts]) => ({ tag, posts, people: peopleOf(posts) }))
    .toSorted((a, b) => b.people - a.people || b.posts.length - a.posts.length || (a.tag < b.tag ? -1 : 1))
    .slice(0, maxRanked);
}

/** Counts what may still be seen of the tags, and leaves out those of which nothing may. `days`: the oldest first. */
export async function countTags({ db, now }: Viewer, ranked: readonly RankedTag[]): Promise<WireTagOfWeek[]> {
  const ids = [...new Set(ranked.flatMap(({ posts }) => posts.map(({ id }) => id)))];
  const rows = await selectRows(
    db,
    sql`select posts.id::text as id from posts where ${isOneOf(sql`posts.id`, ids)} and ${isStillOpen}`,
  );
  const open = new Set(rows.map(({ id }) => Number(id)));
  const since = weekBefore(now).getTime();
  return ranked.flatMap(({ tag, posts }) => {
    const seen = posts.filter(({ id }) => open.has(id));
    if (seen.length === 0) return [];
    const days = Array<number>(daysOfWeek).fill(0);
    for (const { createdAt } of seen) {
      const day = Math.min(daysOfWeek - 1, Math.floor((createdAt - since) / dayMs));
      days[day] = (days[day] ?? 0) + 1;
    }
    return [{ tag, posts: seen.length, people: peopleOf(seen), days }];
  });
}

/** A group, and its posts of the week that anyone may see. */
interface RankedGroup {
  id: number;
  posts: number;
}

/** Ranks public groups by the people who wrote in the week, then by their posts, then by their members. */
export async function rankGroups(viewer: Viewer, week: Week): Promise<RankedGroup[]> {
  const active = new Map<number, { people: Set<number>; posts: number }>();
  for (const id of week.largeGroups) active.set(id, { people: new Set(), posts: 0 });
  for (const { groupId, authorId } of await postsInSight(viewer, week)) {
    if (groupId === null) continue;
    const group = active.get(groupId) ?? { people: new Set(), posts: 0 };
    active.set(groupId, group);
    group.people.add(authorId);
    group.posts += 1;
  }
  const found = [...active.values()];
  const rows = await selectRows(
    viewer.db,
    sql`select groups.id::text as id, active.posts
      from unnest(${arrayOf([...active.keys()])}, ${arrayOf(found.map(({ people }) => people.size))},
        ${arrayOf(found.map(({ posts }) => posts))}) active(id, people, posts) join groups on groups.id = active.id
      where groups.privacy = 0 and groups.archived_at is null and ${notBlockedInGroup(viewer.viewerId)}
      order by active.people desc, active.posts desc, groups.member_count desc, groups.id limit ${literal(maxRanked)}`,
  );
  return rows.map(({ id, posts }) => ({ id: Number(id), posts: Number(posts) }));
}

import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { notClosed } from '../permissions/visibility';

/** Counters of a table that depend on the rows of one member. */
interface Recount {
  table: 'users' | 'posts' | 'comments' | 'tags' | 'groups' | 'companies';
  /** Selects the ids of the rows with such counters. */
  of: (memberId: number) => SQL;
  /** Assigns them from the rows that they count, for the row `r`. */
  set: SQL;
}

const isOpen = (column: string) => notClosed(sql.raw(column));
const onOpenWall = sql`(post.type <> 'user' or post.entity_id = post.author_id or ${isOpen('post.entity_id')})`;

/** Counts the votes of one kind for the post or comment `r`. */
const votesOf = (thing: 'post' | 'comment', kind: 'like' | 'dislike') =>
  sql`select count(*) from ${sql.raw(`${thing}_votes`)} vote
    where ${sql.raw(`vote.${thing}_id`)} = r.id and vote.vote = ${sql.raw(`'${kind}'`)} and ${isOpen('vote.user_id')}`;
const power = sql`select coalesce(sum(vote.power), 0) from post_votes vote
  where vote.post_id = r.id and vote.vote = 'like' and ${isOpen('vote.user_id')}`;

const recounts: readonly Recount[] = [
  {
    table: 'users',
    of: (id) => sql`select followee_id from follows where follower_id = ${id}`,
    set: sql`follower_count = (select count(*) from follows bond
      where bond.followee_id = r.id and ${isOpen('bond.follower_id')})`,
  },
  {
    table: 'users',
    of: (id) => sql`select follower_id from follows where followee_id = ${id}`,
    set: sql`following_count = (select count(*) from follows bond
      where bond.follower_id = r.id and ${isOpen('bond.followee_id')})`,
  },
  {
    table: 'users',
    of: (id) =>
      sql`select author_id from posts where type = 'user' and entity_id = ${id} and author_id <> ${id}`,
    set: sql`post_count = (select count(*) from posts post where post.author_id = r.id
      and post.removed_at is null and post.pending_since is null and ${onOpenWall})`,
  },
  {
    table: 'posts',
    of: (id) => sql`select post_id from post_votes where user_id = ${id}`,
    set: sql`votes_up = (${votesOf('post', 'like')}), votes_down = (${votesOf('post', 'dislike')}),
      like_power = (${power})`,
  },
  {
    table: 'posts',
    of: (id) => sql`select post_id from comments where author_id = ${id} and parent_id is null`,
    set: sql`comment_count = (select count(*) from comments top
      where top.post_id = r.id and top.parent_id is null and top.removed_at is null and top.pending_since is null
        and ${isOpen('top.author_id')})`,
  },
  {
    table: 'comments',
    of: (id) => sql`select parent_id from comments where author_id = ${id} and parent_id is not null`,
    set: sql`reply_count = (select count(*) from comments reply
      where reply.parent_id = r.id and reply.removed_at is null and reply.pending_since is null
        and ${isOpen('reply.author_id')})`,
  },
  {
    table: 'comments',
    of: (id) => sql`select comment_id from comment_votes where user_id = ${id}`,
    set: sql`votes_up = (${votesOf('comment', 'like')}), votes_down = (${votesOf('comment', 'dislike')})`,
  },
  {
    table: 'tags',
    of: (id) => sql`select tag_id from post_tags join posts on posts.id = post_tags.post_id
      where posts.author_id = ${id} or (posts.type = 'user' and posts.entity_id = ${id})`,
    set: sql`post_count = (select count(*) from post_tags tagged join posts post on post.id = tagged.post_id
      where tagged.tag_id = r.id and ${isOpen('post.author_id')} and ${onOpenWall})`,
  },
  {
    table: 'groups',
    of: (id) => sql`select group_id from group_members where user_id = ${id}`,
    set: sql`member_count = (select count(*) from group_members place
      where place.group_id = r.id and not place.blocked and ${isOpen('place.user_id')})`,
  },
  {
    table: 'companies',
    of: (id) => sql`select company_id from company_members where user_id = ${id}`,
    set: sql`member_count = (select count(*) from company_members place
      where place.company_id = r.id and ${isOpen('place.user_id')})`,
  },
  {
    table: 'companies',
    of: (id) => sql`select company_id from company_follows where user_id = ${id}`,
    set: sql`follower_count = (select count(*) from company_follows bond
      where bond.company_id = r.id and ${isOpen('bond.user_id')})`,
  },
];

/**
 * Counts anew what a member's rows count in, after their account was closed or opened again (OWN-02): counters leave
 * out closed accounts. Other calls change them by one; so each row is locked first, and counted by a statement that
 * sees what was written until then.
 */
export async function recountAround(tx: Database, memberId: number): Promise<void> {
  for (const { table, of, set } of recounts) {
    const rows = sql.raw(table);
    // Tags are locked by name everywhere.
    const order = sql.raw(table === 'tags' ? 'name' : 'id');
    const ids = of(memberId);
    await tx.execute(sql`select id from ${rows} where id in (${ids}) order by ${order} for no key update`);
    await tx.execute(sql`update ${rows} r set ${set} where r.id in (${ids})`);
  }
}

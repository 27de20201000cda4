import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { PrivacySetting } from '@/shared/wire/user';
import { companies, groups, posts, users } from '../db/schema';
import { defaultAudience } from './audience';

/*
 * The same rules as `audienceAllows` and `can`, as conditions for queries: every list filters in SQL, so that pages
 * are full and counts are right. Each condition stands alone (sub-queries over primary keys, no joins needed) and
 * belongs into a WHERE; `users` and `posts` must not be aliased in the query around it.
 */

/** Neither of the two has blocked the other. */
export function notBlocked(other: AnyColumn | SQL, viewerId: number): SQL<boolean> {
  return sql<boolean>`not exists (
    select 1 from blocks where (blocker_id = ${viewerId} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${viewerId}))`;
}

/** The member of `owner` (a row with `id` and `privacy`) lets the viewer into this setting's audience (SET-06). */
function rowAllows(owner: SQL, setting: PrivacySetting, viewerId: number): SQL<boolean> {
  const audience = sql`coalesce(${owner}.privacy->>${sql.raw(`'${setting}'`)}, ${sql.raw(`'${defaultAudience(setting)}'`)})`;
  // One look at the follow decides all but `everyone`: few sub-queries keep the planning of every list short.
  return sql<boolean>`(${owner}.id = ${viewerId} or ((${audience} = 'everyone' or exists (
      select 1 from follows seen where seen.follower_id = ${viewerId} and seen.followee_id = ${owner}.id
        and case ${audience}
          when 'all_followers' then true
          when 'approved_followers' then seen.kind = 'approved'
          when 'mutual_followers' then exists (
            select 1 from follows back where back.follower_id = ${owner}.id and back.followee_id = ${viewerId})
          else false end))
    and ${notBlocked(sql`${owner}.id`, viewerId)}))`;
}

/** For queries over `users`: the row's setting lets the viewer in. */
export function audienceSql(setting: PrivacySetting, viewerId: number): SQL<boolean> {
  return rowAllows(sql`${users}`, setting, viewerId);
}

/** For any query: the member with this id lets the viewer in. */
export function memberAllows(
  memberId: AnyColumn | SQL,
  setting: PrivacySetting,
  viewerId: number,
): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from users owner where owner.id = ${memberId} and ${rowAllows(sql`owner`, setting, viewerId)})`;
}

/**
 * For queries over `posts` that make a list: the viewer has not reported the row (RPT-01). The viewer's reports are
 * read once for the whole query.
 */
export function notReported(viewerId: number): SQL<boolean> {
  return sql<boolean>`${posts.id} <> all (array(
    select post_id from reports where reporter_id = ${viewerId} and post_id is not null))`;
}

/** For queries over `groups`: the viewer is not blocked in the row. */
export function notBlockedInGroup(viewerId: number): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from group_members
    where group_members.group_id = ${groups.id} and group_members.user_id = ${viewerId} and group_members.blocked)`;
}

/** For queries over `companies`: the row is public, or the viewer works there. */
export function visibleCompany(viewerId: number): SQL<boolean> {
  return sql<boolean>`(${companies.privacy} = 0 or exists (select 1 from company_members
    where company_members.company_id = ${companies.id} and company_members.user_id = ${viewerId}))`;
}

const isActiveGroupMember = (viewerId: number) => sql`exists (
  select 1 from group_members where group_id = ${posts.entityId} and user_id = ${viewerId} and not blocked)`;

const isOfCompany = (viewerId: number) => sql`(exists (
    select 1 from company_members where company_id = ${posts.entityId} and user_id = ${viewerId})
  or exists (select 1 from company_follows where company_id = ${posts.entityId} and user_id = ${viewerId}))`;

/**
 * For queries over `posts`: the viewer may see the row.
 * - never when author and viewer have blocked each other, except that authors see their own;
 * - on a member's wall: author and wall owner both let the viewer see their `profile_details`;
 * - in a group: members who are not blocked there; others only in a public group, when they may see the author and
 *   are not blocked there;
 * - of a company: its members and followers; others only when it is public and they may see the author.
 */
export function visiblePost(viewerId: number): SQL<boolean> {
  const author = memberAllows(posts.authorId, 'profile_details', viewerId);
  return sql<boolean>`(${posts.authorId} = ${viewerId} or (${notBlocked(posts.authorId, viewerId)} and case ${posts.type}
    when 'user' then ${author} and (${posts.entityId} = ${posts.authorId}
      or ${memberAllows(posts.entityId, 'profile_details', viewerId)})
    when 'group' then ${isActiveGroupMember(viewerId)} or (${author}
      and exists (select 1 from groups where groups.id = ${posts.entityId} and groups.privacy = 0)
      and not exists (select 1 from group_members where group_id = ${posts.entityId} and user_id = ${viewerId} and blocked))
    when 'company' then exists (select 1 from companies where companies.id = ${posts.entityId}
      and (companies.privacy = 0 or exists (select 1 from company_members
        where company_id = companies.id and user_id = ${viewerId}))) and (${isOfCompany(viewerId)} or ${author})
    else false end))`;
}

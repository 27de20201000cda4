import { and, isNotNull, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { privacySettings, type PrivacySetting } from '@/shared/wire/user';
import { reusedSql } from '../db/reusedSql';
import { albums, companies, groups, posts, users } from '../db/schema';
import { defaultAudience } from './audience';

/*
 * The rules of `audienceAllows` and `can` as conditions for queries. Lists filter in SQL, so that pages are full and
 * counts are right. Each condition goes into a WHERE and needs no joins: it reads sub-queries over primary keys. The
 * query around it must not alias the tables it names.
 */

/** Id of the member who looks, or a column of such ids. */
export type Viewer = number | SQL;

/** Keeps the text of a condition or column that differs in the viewer only (SRV-02). */
export function forViewer<T>(build: (viewerId: Viewer) => SQL<T>): (viewerId: Viewer) => SQL<T> {
  const reused = reusedSql(['viewerId'], ({ viewerId }) => build(viewerId));
  return (viewerId) => (typeof viewerId === 'number' ? reused({ viewerId }) : build(viewerId));
}

/** The member has not closed their account: a closed one is as if deleted (OWN-02). */
export function notClosed(member: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from closings where closings.user_id = ${member})`;
}

/** The other member is there for the viewer: neither has blocked the other, and the other's account is not closed. */
export function notBlocked(other: AnyColumn | SQL, viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`(not exists (
    select 1 from blocks where (blocker_id = ${viewerId} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${viewerId})) and ${notClosed(other)})`;
}

export function notSilenced(other: AnyColumn | SQL, viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`not exists (select 1 from silences where user_id = ${viewerId} and silenced_id = ${other})`;
}

/**
 * A condition on the one row of a key; false without it. Unlike `exists`, never answered by a table of all rows that
 * meet the condition, which PostgreSQL makes where it expects to ask many times. Its cost is expected to be the same
 * for every viewer, so that a prepared statement keeps its plan instead of being planned anew at each call (SRV-02).
 */
export const ofOne = (query: SQL) => sql<boolean>`coalesce((${query}), false)`;

/** The member in `owner`, a row with `id` and `privacy`, lets the viewer into this setting's audience (SET-06). */
function rowAllows(owner: SQL, setting: PrivacySetting, viewerId: Viewer): SQL<boolean> {
  const audience = sql`coalesce(${owner}.privacy->>${sql.raw(`'${setting}'`)}, ${sql.raw(`'${defaultAudience(setting)}'`)})`;
  // One sub-query over follows decides all but `everyone`: planning time grows with their number.
  const follow = ofOne(sql`select case ${audience}
      when 'all_followers' then true
      when 'approved_followers' then seen.kind = 'approved'
      when 'mutual_followers' then ${ofOne(sql`select true from follows back
        where back.follower_id = ${owner}.id and back.followee_id = ${viewerId}`)}
      else false end
    from follows seen where seen.follower_id = ${viewerId} and seen.followee_id = ${owner}.id`);
  return sql<boolean>`(${owner}.id = ${viewerId}
    or ((${audience} = 'everyone' or ${follow}) and ${notBlocked(sql`${owner}.id`, viewerId)}))`;
}

const audiences = Object.fromEntries(
  privacySettings.map((setting) => [
    setting,
    forViewer((viewerId) => rowAllows(sql`${users}`, setting, viewerId)),
  ]),
) as Record<PrivacySetting, (viewerId: Viewer) => SQL<boolean>>;

/** For queries over `users`: the row's setting lets the viewer in. */
export const audienceSql = (setting: PrivacySetting, viewerId: Viewer): SQL<boolean> =>
  audiences[setting](viewerId);

/** For any query: the member with this id lets the viewer in. */
export function memberAllows(
  memberId: AnyColumn | SQL,
  setting: PrivacySetting,
  viewerId: Viewer,
): SQL<boolean> {
  return ofOne(
    sql`select ${rowAllows(sql`owner`, setting, viewerId)} from users owner where owner.id = ${memberId}`,
  );
}

/**
 * For queries over `posts` that make a list: the viewer has not reported the row (RPT-01). Reads the viewer's reports
 * once for the whole query.
 */
export function notReported(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`${posts.id} <> all (array(
    select post_id from reports where reporter_id = ${viewerId} and post_id is not null))`;
}

const isGroupMember = (groupId: AnyColumn | SQL, viewerId: Viewer, blocked: boolean) => sql<boolean>`exists (
  select 1 from group_members where group_members.group_id = ${groupId} and group_members.user_id = ${viewerId}
    and group_members.blocked = ${sql.raw(String(blocked))})`;

const worksForCompany = (companyId: AnyColumn | SQL, viewerId: Viewer) => sql<boolean>`exists (
  select 1 from company_members
  where company_members.company_id = ${companyId} and company_members.user_id = ${viewerId})`;

/** For queries over `groups`: the viewer is not blocked in the row. */
export function notBlockedInGroup(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`not ${isGroupMember(groups.id, viewerId, true)}`;
}

/** For queries over `groups`: the viewer may see what is in the row (`group.see`). */
export function visibleGroup(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`(${isGroupMember(groups.id, viewerId, false)}
    or (${groups.privacy} = 0 and ${notBlockedInGroup(viewerId)}))`;
}

/** For queries over `companies`: the viewer may see the row (`company.see`). */
export function visibleCompany(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`(${companies.privacy} = 0 or ${worksForCompany(companies.id, viewerId)})`;
}

/** For queries over `companies`: the viewer may see the posts of the row (`company.open` of its wall). */
export function visibleCompanyWall(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`((${companies.options}->>'wall')::boolean and ${visibleCompany(viewerId)})`;
}

/** For queries over `companies`: the viewer may see the photos of the row (`company.open` of its photos). */
export function visibleCompanyPhotos(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`((${companies.options}->>'photos')::boolean and ${visibleCompany(viewerId)})`;
}

/** For queries over `albums`: the viewer may see the row. */
export function visibleAlbum(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`(${albums.privacy} = 'public' or ${albums.ownerId} = ${viewerId})`;
}

/** For queries over `users`: the row is confirmed, admitted, and lets the viewer find it in searches. */
export function findableMember(viewerId: Viewer): SQL | undefined {
  return and(
    isNotNull(users.confirmedAt),
    isNotNull(users.accessRole),
    audienceSql('find_in_search', viewerId),
  );
}

/** The group of the row in `posts`, with what the viewer is in it: `own` is null for others. */
const groupOfPost = (viewerId: Viewer) => sql`groups
  left join group_members own on own.group_id = groups.id and own.user_id = ${viewerId}
  where groups.id = ${posts.entityId}`;
const seesGroup = sql`(own.blocked = false or (groups.privacy = 0 and own.blocked is null))`;

/** The same of a company. */
const companyOfPost = (viewerId: Viewer) => sql`companies
  left join company_members own on own.company_id = companies.id and own.user_id = ${viewerId}
  left join company_follows follow on follow.company_id = companies.id and follow.user_id = ${viewerId}
  where companies.id = ${posts.entityId}`;
const seesCompany = sql`(companies.privacy = 0 or own.user_id is not null)`;

/**
 * For queries over `posts` that the viewer sees: they also read what others say below the row. Authors who are blocked
 * in a group, or have left a private group or company, keep their own post alone (GRP-03).
 */
export const openThread = forViewer(
  (viewerId) => sql<boolean>`(case ${posts.type}
    when 'group' then ${ofOne(sql`select ${seesGroup} from ${groupOfPost(viewerId)}`)}
    when 'company' then ${ofOne(sql`select ${seesCompany} from ${companyOfPost(viewerId)}`)}
    else true end)`,
);

/** For queries over `posts`: the row is not on the wall of another member whose account is closed. */
export const onOpenWall = sql<boolean>`(${posts.type} <> 'user' or ${posts.entityId} = ${posts.authorId}
  or ${notClosed(posts.entityId)})`;

/**
 * For queries over `posts`: the viewer may see the row.
 * - never while a moderator has removed it; while it waits for one, its author alone;
 * - never when author and viewer have blocked each other, except that authors see their own;
 * - never of a closed account, nor on the wall of one;
 * - on a member's wall: author and wall owner both let the viewer see their `profile_details`;
 * - in a group whose wall is on: its active members; others when the group is visible to them and they may see the
 *   author;
 * - of a company whose wall is on and visible to them: its members and followers; others who may see the author.
 */
export const visiblePost = forViewer((viewerId) => {
  const owner = sql`(${posts.entityId} = ${posts.authorId}
    or ${memberAllows(posts.entityId, 'profile_details', viewerId)})`;
  const group = sql`(select case when own.blocked = false then 'inside' when ${seesGroup} then 'outside' end
    from ${groupOfPost(viewerId)} and groups.wall)`;
  const company = sql`(select case when coalesce(own.user_id, follow.user_id) is not null then 'inside' else 'outside' end
    from ${companyOfPost(viewerId)} and (companies.options->>'wall')::boolean and ${seesCompany})`;
  // Each rule once, and joins, since planning time grows with the number of sub-queries.
  return sql<boolean>`(${posts.removedAt} is null and ((${posts.authorId} = ${viewerId} and ${onOpenWall})
    or (${posts.pendingSince} is null and case (case ${posts.type}
        when 'user' then case when ${owner} then 'outside' end
        when 'group' then ${group}
        when 'company' then ${company} end)
      when 'inside' then ${notBlocked(posts.authorId, viewerId)}
      when 'outside' then ${memberAllows(posts.authorId, 'profile_details', viewerId)}
      else false end)))`;
});

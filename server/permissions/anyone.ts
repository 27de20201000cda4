import { sql, type SQL } from 'drizzle-orm';
import type { PrivacySetting } from '@/shared/wire/user';
import { posts } from '../db/schema';
import { defaultAudience } from './audience';
import { notClosed, ofOne } from './visibility';

/*
 * Conditions on what a member who follows nobody may see (HOUR-02). They are stricter than those of
 * `visibility`: friends of an author see more, and Discover shows it to nobody.
 */

const isForEveryone = (member: SQL, setting: PrivacySetting) =>
  sql`coalesce(${member}.privacy->>${sql.raw(`'${setting}'`)}, ${sql.raw(`'${defaultAudience(setting)}'`)}) = 'everyone'`;

/** The row of `users` that `member` names is confirmed, admitted, open, and shows profile and name to everyone. */
export function openMember(member: SQL): SQL {
  return sql`(${member}.confirmed_at is not null and ${member}.access_role is not null
    and ${isForEveryone(member, 'profile_details')} and ${isForEveryone(member, 'find_in_search')}
    and ${notClosed(sql`${member}.id`)})`;
}

/** Condition on `posts`: the people on whose account the row stands there, its author and the owner of the wall. */
const peopleOf = sql`array[${posts.authorId}, case ${posts.type} when 'user' then ${posts.entityId} end]`;

/** Condition on `posts`: an open member wrote the row on an open member's wall, or in a public group or company. */
export const openPost = sql`(not exists (
    select 1 from users member where member.id = any (${peopleOf}) and not ${openMember(sql`member`)})
  and case ${posts.type} when 'user' then true
    when 'group' then ${ofOne(sql`select wall.privacy = 0 and wall.wall and wall.archived_at is null
      from groups wall where wall.id = ${posts.entityId}`)}
    when 'company' then ${ofOne(sql`select wall.privacy = 0 and (wall.options->>'wall')::boolean
      from companies wall where wall.id = ${posts.entityId}`)}
    else false end)`;

/** People whom the viewer has blocked or silenced, or who have blocked them: read once for the whole query. */
export function outOfSight(viewerId: number): SQL {
  return sql`array(select blocked_id from blocks where blocker_id = ${viewerId}
    union all select blocker_id from blocks where blocked_id = ${viewerId}
    union all select silenced_id from silences where user_id = ${viewerId})`;
}

/** The member is neither blocked nor silenced. */
export const inSight = (memberId: SQL, viewerId: number) => sql`${memberId} <> all (${outOfSight(viewerId)})`;

import { and, sql, type SQL } from 'drizzle-orm';
import type { WireRef } from '@/shared/wire/common';
import type { WireUserBrief, WireUserInList } from '@/shared/wire/user';
import { isOneOf, selectRows, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { audienceAllows, audienceOf, needsApproval } from '../../permissions/audience';
import { can } from '../../permissions/can';
import { storedRelation, toRelation, type FullRelation } from '../../permissions/relations';
import { audienceSql, notClosed } from '../../permissions/visibility';

/** For queries that read `users` among others: columns for `presentBrief`. */
export const briefColumns = {
  id: users.id,
  permalink: users.permalink,
  firstName: users.firstName,
  lastName: users.lastName,
  displayName: users.displayName,
  avatarKey: users.avatarKey,
  privacy: users.privacy,
};
export type BriefRow = Pick<typeof users.$inferSelect, keyof typeof briefColumns>;

/** Reference to an avatar or cover; these are public and need no `access`. */
export const publicRef = (key: string | null): WireRef => (key === null ? null : { key, access: null });

/** Presents a member from a row and the viewer's relation. */
export function presentBrief(row: BriefRow, relation: FullRelation): WireUserBrief {
  return {
    id: String(row.id),
    permalink: row.permalink,
    first_name: row.firstName,
    last_name: row.lastName,
    display_name: row.displayName,
    avatar: publicRef(row.avatarKey),
    is_following: relation.following !== null,
    follow_status: relation.hasSentRequest ? 'sent' : null,
    is_follower: relation.isFollower,
    needs_approval: needsApproval(row.privacy),
    can_message: can({ id: row.id }, 'profile.message', { relation, privacy: row.privacy }),
  };
}

/** Presents many members with one query, by id. Leaves out unknown ids and closed accounts. */
export async function presentBriefs(
  db: Database,
  viewerId: number,
  memberIds: readonly number[],
): Promise<Map<number, WireUserBrief>> {
  const ids = [...new Set(memberIds)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ ...briefColumns, relation: storedRelation(viewerId) })
    .from(users)
    .where(and(isOneOf(users.id, ids), notClosed(users.id)));
  return new Map(rows.map((row) => [row.id, presentBrief(row, toRelation(row.relation, viewerId))]));
}

/** Presents members for lists of people, in the order of the ids, with two queries. */
export async function presentUsersInList(
  db: Database,
  viewerId: number,
  memberIds: readonly number[],
): Promise<WireUserInList[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .select({ ...briefColumns, bio: users.bio, relation: storedRelation(viewerId) })
    .from(users)
    .where(and(isOneOf(users.id, memberIds), notClosed(users.id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const mutuals = await countMutuals(db, viewerId, memberIds);
  return memberIds.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const relation = toRelation(row.relation, viewerId);
    const seesDetails = can({ id: viewerId }, 'profile.view', { relation, privacy: row.privacy });
    const seesFollowers = audienceAllows(audienceOf(row.privacy, 'who_follows_me'), relation);
    return [
      {
        ...presentBrief(row, relation),
        bio: seesDetails ? row.bio : '',
        blocked: relation.hasBlocked,
        silenced: relation.hasSilenced,
        mutual_count: seesDetails && seesFollowers ? (mutuals.get(id) ?? 0) : 0,
        invite_id: relation.receivedRequestId === null ? null : String(relation.receivedRequestId),
        invite_status: null,
      },
    ];
  });
}

/** Ids of followed people who show the viewer whom they follow. */
export function openFriends(viewerId: number): SQL {
  return sql`select users.id from follows join users on users.id = follows.followee_id
    where follows.follower_id = ${viewerId}
      and ${audienceSql('profile_details', viewerId)} and ${audienceSql('who_i_follow', viewerId)}`;
}

/** Counts, for each member, the viewer's open friends who follow them. */
async function countMutuals(
  db: Database,
  viewerId: number,
  memberIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await selectRows(
    db,
    sql`select theirs.followee_id::text as id, count(*)::int as mutual from (${openFriends(viewerId)}) friends
      join follows theirs on theirs.follower_id = friends.id
      where ${isOneOf(sql`theirs.followee_id`, memberIds)}
      group by theirs.followee_id`,
  );
  return new Map(rows.map((row) => [Number(row.id), Number(row.mutual)]));
}

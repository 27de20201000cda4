import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { Relation } from './audience';
import { notClosed } from './visibility';

/** A relation with the details that lists show. */
export interface FullRelation extends Relation {
  hasSentRequest: boolean;
  /** The open request of this member to follow the viewer. */
  receivedRequestId: number | null;
  hasBlocked: boolean;
  hasSilenced: boolean;
}

export const ownRelation: FullRelation = {
  isSelf: true,
  following: null,
  isFollower: false,
  isBlocked: false,
  hasBlocked: false,
  hasSilenced: false,
  hasSentRequest: false,
  receivedRequestId: null,
};

/**
 * True where there is such a row. Unlike `exists` it is never answered by reading all rows of the viewer at once, who
 * may have a million followers.
 */
const isThere = (rows: SQL) => sql<boolean>`((select true from ${rows}) is not null)`;

/** For queries over `users`: columns for `toRelation`. */
export function relationColumns(viewerId: number) {
  const member = sql`${users}.id`;
  return {
    id: users.id,
    following: sql<'direct' | 'approved' | null>`(
      select kind from follows where follower_id = ${viewerId} and followee_id = ${member})`,
    isFollower: isThere(sql`follows where follower_id = ${member} and followee_id = ${viewerId}`),
    hasBlocked: isThere(sql`blocks where blocker_id = ${viewerId} and blocked_id = ${member}`),
    // A closed account is beyond everybody's reach, as across a block.
    isBlockedBy: sql<boolean>`(${isThere(sql`blocks where blocker_id = ${member} and blocked_id = ${viewerId}`)}
      or not ${notClosed(member)})`,
    hasSilenced: isThere(sql`silences where user_id = ${viewerId} and silenced_id = ${member}`),
    hasSentRequest: isThere(sql`follow_requests where requester_id = ${viewerId} and target_id = ${member}`),
    receivedRequestId: sql<string | null>`(
      select id::text from follow_requests where requester_id = ${member} and target_id = ${viewerId})`,
  };
}

type RelationRow = { [K in keyof ReturnType<typeof relationColumns>]: RelationValue<K> };
type RelationValue<K extends keyof ReturnType<typeof relationColumns>> =
  ReturnType<typeof relationColumns>[K] extends SQL<infer T> ? T : number;

/** Reads a row of `relationColumns`. */
export function toRelation(
  { id, isBlockedBy, receivedRequestId, ...rest }: RelationRow,
  viewerId: number,
): FullRelation {
  return {
    ...rest,
    isSelf: id === viewerId,
    isBlocked: rest.hasBlocked || isBlockedBy,
    receivedRequestId: receivedRequestId === null ? null : Number(receivedRequestId),
  };
}

/** Loads the viewer's relation to a member. Throws for an unknown member. */
export async function loadRelation(db: Database, viewerId: number, memberId: number): Promise<FullRelation> {
  const [row] = await db.select(relationColumns(viewerId)).from(users).where(eq(users.id, memberId));
  if (row === undefined) throw new TypeError('A relation was asked for and not answered');
  return toRelation(row, viewerId);
}

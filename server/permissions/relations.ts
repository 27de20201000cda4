import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { Relation } from './audience';
import { forViewer, notClosed } from './visibility';

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

/** Relation of a member and the viewer as the database answers it; `toRelation` reads it. */
interface StoredRelation {
  id: number;
  following: 'direct' | 'approved' | null;
  isFollower: boolean;
  hasBlocked: boolean;
  isBlockedBy: boolean;
  hasSilenced: boolean;
  hasSentRequest: boolean;
  receivedRequestId: string | null;
}

/** For queries over `users`: how the viewer and the row's member stand to each other, in one column. */
export const storedRelation = forViewer((viewerId) => {
  const member = sql`${users}.id`;
  // A closed account is beyond everybody's reach, as across a block.
  return sql<StoredRelation>`json_build_object('id', ${member},
    'following', (select kind from follows where follower_id = ${viewerId} and followee_id = ${member}),
    'isFollower', ${isThere(sql`follows where follower_id = ${member} and followee_id = ${viewerId}`)},
    'hasBlocked', ${isThere(sql`blocks where blocker_id = ${viewerId} and blocked_id = ${member}`)},
    'isBlockedBy', (${isThere(sql`blocks where blocker_id = ${member} and blocked_id = ${viewerId}`)}
      or not ${notClosed(member)}),
    'hasSilenced', ${isThere(sql`silences where user_id = ${viewerId} and silenced_id = ${member}`)},
    'hasSentRequest', ${isThere(sql`follow_requests where requester_id = ${viewerId} and target_id = ${member}`)},
    'receivedRequestId', (
      select id::text from follow_requests where requester_id = ${member} and target_id = ${viewerId}))`;
});

/** Reads a column of `storedRelation`. */
export function toRelation(
  { id, isBlockedBy, receivedRequestId, ...rest }: StoredRelation,
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
  const [row] = await db
    .select({ relation: storedRelation(viewerId) })
    .from(users)
    .where(eq(users.id, memberId));
  if (row === undefined) throw new TypeError('A relation was asked for and not answered');
  return toRelation(row.relation, viewerId);
}

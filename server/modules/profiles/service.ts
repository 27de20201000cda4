import { and, eq, isNotNull } from 'drizzle-orm';
import type { WireProfile } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { loadRelation } from '../../permissions/relations';
import { presentProfile } from './presenter';

/** Loads a member's page by permalink. Null for unknown and unconfirmed members and across a block (VAL-07). */
export async function readProfile(
  db: Database,
  viewerId: number,
  permalink: string,
): Promise<WireProfile | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.permalink, permalink.toLowerCase()), isNotNull(users.confirmedAt)));
  if (row === undefined) return null;
  const relation = await loadRelation(db, viewerId, row.id);
  return relation.isBlocked ? null : presentProfile(db, row, viewerId, relation);
}

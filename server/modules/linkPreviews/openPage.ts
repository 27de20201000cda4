import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groups, users } from '../../db/schema';
import { openMember } from '../../permissions/anyone';

export const openKinds = ['profile', 'group'] as const;
export type OpenKind = (typeof openKinds)[number];

export interface OpenPage {
  /** Seeds the tile. */
  id: string;
  name: string;
}

/**
 * Reads what strangers may be told of a page: the name of a profile that everybody may open and find, or of a public
 * group. Null for all others, as for those that do not exist (HOUR-02).
 */
export async function readOpenPage(
  db: Database,
  kind: OpenKind,
  permalink: string,
): Promise<OpenPage | null> {
  const address = permalink.toLowerCase();
  const [row] =
    kind === 'profile'
      ? await db
          .select({ id: users.id, name: users.displayName })
          .from(users)
          .where(and(eq(users.permalink, address), openMember(sql`${users}`)))
      : await db
          .select({ id: groups.id, name: groups.name })
          .from(groups)
          .where(and(eq(groups.permalink, address), eq(groups.privacy, 0)));
  return row === undefined ? null : { id: String(row.id), name: row.name };
}

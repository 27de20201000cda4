import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { companies, files, groups } from '../../db/schema';
import { notFound } from '../../errors';
import { requireCompanyRight } from '../../permissions/companyAccess';
import { requireGroupRight } from '../../permissions/groupAccess';

/** For queries over `files`: the picture is shown by a group or company as its own. */
export const ofCommunity = sql<boolean>`(
  exists (select 1 from company_photos where company_photos.file_key = ${files.key})
  or exists (select 1 from groups where ${files.key} in (groups.avatar_key, groups.cover_key))
  or exists (select 1 from companies where ${files.key} in (companies.avatar_key, companies.cover_key)))`;

/** A group or company whose picture a call concerns. */
export interface Community {
  kind: 'group' | 'company';
  id: number;
}

/** Fields that name it; with them a picture must not become the caller's own. */
const fieldsOf = { group: ['groupId', 'group_id'], company: ['companyId', 'company_id'] } as const;

/** Reads the group or company that a form names; null without one. Throws 404 for an impossible id or several. */
export function communityOf(fields: Readonly<Record<string, string>>): Community | null {
  const named = (['group', 'company'] as const).flatMap((kind) =>
    fieldsOf[kind].flatMap((field) => {
      const id = fields[field];
      return id === undefined ? [] : [{ kind, id }];
    }),
  );
  const [community] = named;
  if (community === undefined) return null;
  if (named.length > 1 || !/^[1-9]\d{0,14}$/.test(community.id)) throw notFound();
  return { kind: community.kind, id: Number(community.id) };
}

export const tableOf = ({ kind }: Community) => ({ group: groups, company: companies })[kind];

/**
 * Locks a group or company, so that changes of its team wait, then throws 404 for an unknown one, 403 for those who may
 * not edit it (GRP-07, CMP-04).
 */
export async function lockAsEditor(tx: Database, memberId: number, community: Community): Promise<void> {
  const { kind, id } = community;
  const table = tableOf(community);
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  if (kind === 'group') await requireGroupRight(tx, memberId, id, 'edit');
  else await requireCompanyRight(tx, memberId, id, 'edit');
}

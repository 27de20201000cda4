import { eq, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { companies, files, groups } from '../../db/schema';
import { notFound } from '../../errors';
import type { PictureOf } from '../../permissions/can';
import { loadCompany, requireCompanyRight } from '../../permissions/companyAccess';
import { requireGroupRight } from '../../permissions/groupAccess';
import { loadGroup } from '../../permissions/memberships';

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
  await lockCommunity(tx, community);
  if (kind === 'group') await requireGroupRight(tx, memberId, id, 'edit');
  else await requireCompanyRight(tx, memberId, id, 'edit');
}

async function lockCommunity(tx: Database, community: Community): Promise<void> {
  const table = tableOf(community);
  await tx.select({ id: table.id }).from(table).where(eq(table.id, community.id)).for('update');
}

/**
 * Locks the group or company that shows a picture as its own, so that changes of its team wait. Answers the member's
 * place in it; null for a picture of none.
 */
export async function lockPictureOf(tx: Database, memberId: number, key: string): Promise<PictureOf | null> {
  const [shown] = await selectRows(
    tx,
    sql`select 'company' as kind, company_id::text as id, 'speak' as needed from company_photos where file_key = ${key}
      union all select 'group', id::text, 'edit' from groups where ${key} in (avatar_key, cover_key)
      union all select 'company', id::text, 'edit' from companies where ${key} in (avatar_key, cover_key)`,
  );
  if (shown === undefined) return null;
  const id = Number(shown.id);
  const kind = shown.kind === 'group' ? 'group' : 'company';
  await lockCommunity(tx, { kind, id });
  if (kind === 'group')
    return { kind, membership: (await loadGroup(tx, memberId, id)).membership, right: 'edit' };
  const { role } = await loadCompany(tx, memberId, id);
  return { kind, role, right: shown.needed === 'speak' ? 'speak' : 'edit' };
}

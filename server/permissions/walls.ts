import { eq, sql } from 'drizzle-orm';
import type { PostType } from '@/shared/wire/post';
import type { Database } from '../db/database';
import { companies, groups, posts } from '../db/schema';
import { notAllowed } from '../errors';
import { can } from './can';
import { loadCompany, requireCompanyRight } from './companyAccess';
import { isSilencedAway, loadGroup } from './memberships';
import { loadPerson } from './person';
import { forViewer } from './visibility';
import { requireUnsilenced } from './voice';

interface Wall {
  canRead: boolean;
  canPost: boolean;
  /** Member to notify of a new post, besides those it mentions. */
  ownerId: number | null;
}

/** Reads the actor's rights on a wall. Throws 404 for a missing wall and across a block. */
export function loadWall(db: Database, actorId: number, type: PostType, entityId: number): Promise<Wall> {
  return { user: memberWall, group: groupWall, company: companyWall }[type](db, actorId, entityId);
}

/** Holds up the deletion of the group or company to whose wall a post is being added. */
export async function holdWall(tx: Database, type: PostType, entityId: number): Promise<void> {
  const table = { user: null, group: groups, company: companies }[type];
  if (table !== null)
    await tx.select({ id: table.id }).from(table).where(eq(table.id, entityId)).for('key share');
}

async function memberWall(db: Database, actorId: number, memberId: number): Promise<Wall> {
  const person = await loadPerson(db, actorId, memberId);
  return {
    canRead: can({ id: actorId }, 'profile.view', person),
    canPost: can({ id: actorId }, 'profile.postOn', person),
    ownerId: memberId,
  };
}

async function groupWall(db: Database, actorId: number, groupId: number): Promise<Wall> {
  const facts = await loadGroup(db, actorId, groupId);
  return {
    canRead: can({ id: actorId }, 'group.open', { ...facts, section: 'wall' }),
    canPost: can({ id: actorId }, 'group.postIn', facts),
    ownerId: null,
  };
}

async function companyWall(db: Database, actorId: number, companyId: number): Promise<Wall> {
  const facts = await loadCompany(db, actorId, companyId);
  return {
    canRead: can({ id: actorId }, 'company.open', { ...facts, section: 'wall' }),
    canPost: can({ id: actorId }, 'company.postAs', facts),
    ownerId: null,
  };
}

/** For queries over `posts`: the viewer may comment on a row that they see; `requireVoice` decides the same. */
export const mayComment = forViewer(
  (viewerId) => sql<boolean>`(${posts.pendingSince} is null and (${posts.type} <> 'group' or not exists (
    select 1 from groups where groups.id = ${posts.entityId} and groups.archived_at is not null))
  and not exists (select 1 from group_members where group_id = ${posts.entityId} and user_id = ${viewerId}
    and (blocked or silenced))
  and not exists (select 1 from group_silences where group_id = ${posts.entityId} and user_id = ${viewerId}))`,
);

/**
 * Refuses words in an archived group, by people who are silenced or blocked in any (GRP-06), and by those whom the
 * house has silenced (DESK-02); all others write where they see the post. Throws 403.
 */
export async function requireVoice(
  db: Database,
  actorId: number,
  { type, entityId }: { type: PostType; entityId: number },
  now: Date,
): Promise<void> {
  await requireUnsilenced(db, actorId, now);
  if (type !== 'group') return;
  if (!can({ id: actorId }, 'group.comment', await loadGroup(db, actorId, entityId))) throw notAllowed();
  if (await isSilencedAway(db, entityId, actorId)) throw notAllowed();
}

/**
 * Refuses words in the name of a company by those who do not run it, and under posts of others (CMP-04). Throws 403.
 */
export async function requireCompanyVoice(
  db: Database,
  actorId: number,
  { type, entityId }: { type: PostType; entityId: number },
): Promise<void> {
  if (type !== 'company') throw notAllowed();
  await requireCompanyRight(db, actorId, entityId, 'speak');
}

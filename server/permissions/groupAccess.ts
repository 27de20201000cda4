import type { GroupRight, Membership } from '@/shared/rules/membership';
import type { Database } from '../db/database';
import { notAllowed } from '../errors';
import { can } from './can';
import { loadGroup } from './memberships';

/** Throws 404 for an unknown group, 403 for a viewer who may not see what is inside (GRP-03). */
export async function requireSeenGroup(
  db: Database,
  viewerId: number,
  groupId: number,
): Promise<{ membership: Membership }> {
  const facts = await loadGroup(db, viewerId, groupId);
  if (!can({ id: viewerId }, 'group.see', facts)) throw notAllowed();
  return facts;
}

/** Throws 404 for an unknown group, 403 for a viewer to whom its pictures are closed (GRP-03). */
export async function requireGroupPictures(db: Database, viewerId: number, groupId: number): Promise<void> {
  const facts = await loadGroup(db, viewerId, groupId);
  if (!can({ id: viewerId }, 'group.open', { ...facts, section: 'pictures' })) throw notAllowed();
}

/** Throws 404 for an unknown group, 403 without the right (GRP-07). */
export async function requireGroupRight(
  db: Database,
  actorId: number,
  groupId: number,
  right: GroupRight,
): Promise<void> {
  const { membership } = await loadGroup(db, actorId, groupId);
  if (!can({ id: actorId }, 'group.act', { membership, right })) throw notAllowed();
}

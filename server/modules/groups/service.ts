import { eq } from 'drizzle-orm';
import { isArchived } from '@/shared/rules/membership';
import type { WireGroup } from '@/shared/wire/group';
import { inTransaction, type Database } from '../../db/database';
import { groupMembers, groups } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireGroupRight } from '../../permissions/groupAccess';
import type { GroupRow } from '../../permissions/memberships';
import { holdAccount } from '../../permissions/openAccount';
import { requireVisitorView, visitorId } from '../../permissions/visitor';
import { removeBytes } from '../../writing/attachedFiles';
import { deleteCommunity } from '../communities/deletion';
import { derivedChanges, idOfPermalink, newCommunityRow } from '../communities/rows';
import type { SeenAs } from '../communities/schemas';
import { createOnce } from '../../writing/idempotency';
import { createWithPermalink, refusingTakenPermalink } from '../communities/permalinks';
import { lockGroup, type WriteDeps } from './acts';
import { writeLog } from './membershipWrites';
import { presentGroups } from './presenter';
import type { GroupEdit, NewGroup } from './schemas';

/** Creates a group, once per key; the creator is its owner (GRP-02). Throws 422 for an unknown category. */
export async function createGroup(
  deps: WriteDeps,
  actorId: number,
  input: NewGroup,
  idempotencyKey: string | null,
): Promise<WireGroup> {
  const once = { userId: actorId, key: idempotencyKey, kind: 'group' as const, now: deps.clock.now() };
  const id = await createWithPermalink({ kind: 'group', name: input.name }, (permalink) =>
    inTransaction(deps.db, (tx) => createOnce(tx, once, () => insertGroup(tx, once, input, permalink))),
  );
  return presentOne(deps.db, actorId, id);
}

async function insertGroup(
  tx: Database,
  { userId, now: createdAt }: { userId: number; now: Date },
  { post_group: postGroup, ...input }: NewGroup,
  permalink: string,
): Promise<number> {
  await holdAccount(tx, userId);
  const row = await newCommunityRow(tx, 'group', input, { permalink, createdAt });
  const [group] = await tx
    .insert(groups)
    .values({ ...row, postGroup })
    .returning({ id: groups.id });
  if (group === undefined) throw new TypeError('The group was not inserted');
  await tx.insert(groupMembers).values({ groupId: group.id, userId, role: 'owner', createdAt });
  await writeLog(tx, { groupId: group.id, act: 'create', actorId: userId, createdAt });
  return group.id;
}

async function presentOne(db: Database, viewerId: number, id: number): Promise<WireGroup> {
  const [group] = await presentGroups(db, viewerId, [id]);
  if (group === undefined) throw notFound();
  return group;
}

/**
 * Loads a group's header by permalink; strangers of a private group see no more than that (GRP-03). As a visitor sees
 * it, it holds nothing that the caller does not see too. Throws 404, and 403 for those who may not look at it so.
 */
export async function readGroup(
  db: Database,
  viewerId: number,
  permalink: string,
  as?: SeenAs,
): Promise<WireGroup> {
  const id = await idOfPermalink(db, 'group', permalink);
  const own = await presentOne(db, viewerId, id);
  if (as === undefined) return own;
  await requireVisitorView(db, viewerId, 'group', id);
  const seen = await presentOne(db, visitorId, id);
  return { ...seen, pinned: seen.pinned.filter((post) => own.pinned.includes(post)) };
}

/** Changes a group (GRP-02). Throws 404, 403, and 422 for a taken permalink and unknown categories. */
export async function editGroup(
  { db, clock }: WriteDeps,
  actorId: number,
  groupId: number,
  input: GroupEdit,
): Promise<WireGroup> {
  await refusingTakenPermalink('group', () =>
    inTransaction(db, async (tx) => {
      const group = await lockGroup(tx, groupId);
      await requireGroupRight(tx, actorId, groupId, 'edit');
      const { category, subcategory, post_group, archived_at, ...plain } = input;
      const archive =
        archived_at === undefined ? {} : await archiving(tx, actorId, group, archived_at, clock);
      const changes = {
        ...plain,
        ...(await derivedChanges(tx, 'group', group, { category, subcategory, ...plain })),
        ...(post_group === undefined ? {} : { postGroup: post_group }),
      };
      const all = { ...changes, ...archive };
      if (Object.keys(all).length === 0) return;
      await tx.update(groups).set(all).where(eq(groups.id, groupId));
      const line = { groupId, actorId, createdAt: clock.now() };
      if (Object.keys(changes).length > 0) await writeLog(tx, { ...line, act: 'edit' });
      if (archive.archivedAt !== undefined)
        await writeLog(tx, { ...line, act: archive.archivedAt === null ? 'reopen' : 'archive' });
    }),
  );
  return presentOne(db, actorId, groupId);
}

/** Makes a group an archive or brings it back, as its owner alone may; empty where it is so already. Throws 403. */
async function archiving(
  tx: Database,
  actorId: number,
  group: GroupRow,
  wanted: string | null,
  clock: WriteDeps['clock'],
): Promise<{ archivedAt?: Date | null }> {
  await requireGroupRight(tx, actorId, group.id, 'archive');
  if ((wanted !== null) === isArchived(group)) return {};
  return { archivedAt: wanted === null ? null : clock.now() };
}

/** Deletes a group with its posts and pictures (GRP-06). Throws 404 and 403. */
export async function deleteGroup(
  { db, files: store }: Pick<AppDeps, 'db' | 'files'>,
  actorId: number,
  groupId: number,
): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    const group = await lockGroup(tx, groupId);
    await requireGroupRight(tx, actorId, groupId, 'delete');
    return deleteCommunity(tx, 'group', group);
  });
  await removeBytes(store, released);
}

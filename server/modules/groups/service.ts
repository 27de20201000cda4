import { eq } from 'drizzle-orm';
import type { WireGroup } from '@/shared/wire/group';
import { inTransaction, type Database } from '../../db/database';
import { groupMembers, groups } from '../../db/schema';
import { toSearchName } from '../../db/search';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireGroupRight } from '../../permissions/groupAccess';
import { removeBytes } from '../../writing/attachedFiles';
import { requireCategories } from '../communities/categories';
import { deleteCommunity } from '../communities/deletion';
import { derivedChanges } from '../communities/edits';
import { createWithPermalink, refusingTakenPermalink } from '../communities/permalinks';
import { lockGroup, type WriteDeps } from './acts';
import { writeLog } from './membershipWrites';
import { presentGroups } from './presenter';
import type { GroupEdit, NewGroup } from './schemas';

/** Creates a group; the creator is its owner (GRP-02). Throws 422 for an unknown category. */
export async function createGroup(deps: WriteDeps, actorId: number, input: NewGroup): Promise<WireGroup> {
  const id = await createWithPermalink({ kind: 'group', name: input.name }, (permalink) =>
    insertGroup(deps, actorId, input, permalink),
  );
  return presentOne(deps.db, actorId, id);
}

function insertGroup(
  { db, clock }: WriteDeps,
  actorId: number,
  { category, subcategory, post_group, ...rest }: NewGroup,
  permalink: string,
): Promise<number> {
  const createdAt = clock.now();
  return inTransaction(db, async (tx) => {
    await requireCategories(tx, 'group', category, subcategory);
    const [group] = await tx
      .insert(groups)
      .values({
        ...rest,
        permalink,
        searchName: toSearchName([rest.name, permalink]),
        categoryId: category,
        subcategoryId: subcategory,
        postGroup: post_group,
        memberCount: 1,
        createdAt,
      })
      .returning({ id: groups.id });
    if (group === undefined) throw new TypeError('The group was not inserted');
    await tx.insert(groupMembers).values({ groupId: group.id, userId: actorId, role: 'owner', createdAt });
    await writeLog(tx, { groupId: group.id, act: 'create', actorId, createdAt });
    return group.id;
  });
}

async function presentOne(db: Database, viewerId: number, id: number): Promise<WireGroup> {
  const [group] = await presentGroups(db, viewerId, [id]);
  if (group === undefined) throw notFound();
  return group;
}

/** Loads a group's header by permalink; strangers of a private group see no more than that (GRP-03). Throws 404. */
export async function readGroup(db: Database, viewerId: number, permalink: string): Promise<WireGroup> {
  const [row] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.permalink, permalink.toLowerCase()));
  if (row === undefined) throw notFound();
  return presentOne(db, viewerId, row.id);
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
      const { category, subcategory, post_group, ...plain } = input;
      const changes = {
        ...plain,
        ...(await derivedChanges(tx, 'group', group, { category, subcategory, ...plain })),
        ...(post_group === undefined ? {} : { postGroup: post_group }),
      };
      if (Object.keys(changes).length === 0) return;
      await tx.update(groups).set(changes).where(eq(groups.id, groupId));
      await writeLog(tx, { groupId, act: 'edit', actorId, createdAt: clock.now() });
    }),
  );
  return presentOne(db, actorId, groupId);
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

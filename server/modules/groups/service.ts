import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { isPermalink, toPermalink } from '@/shared/rules/permalink';
import type { WireGroup } from '@/shared/wire/group';
import { inTransaction, isUniqueViolation, selectRows, type Database } from '../../db/database';
import { categories, groupMembers, groups, posts } from '../../db/schema';
import { toSearchName } from '../../db/search';
import { invalidFields, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireGroupRight } from '../../permissions/groupAccess';
import type { GroupRow } from '../../permissions/memberships';
import { releaseFiles, removeBytes } from '../../writing/attachedFiles';
import { lockGroup, type WriteDeps } from './acts';
import { writeLog } from './membershipWrites';
import { presentGroups } from './presenter';
import type { GroupEdit, NewGroup } from './schemas';

const maxPermalinkAttempts = 8;

/** Creates a group; the creator is its owner (GRP-02). Throws 422 for an unknown category. */
export async function createGroup(deps: WriteDeps, actorId: number, input: NewGroup): Promise<WireGroup> {
  for (let attempt = 0; attempt < maxPermalinkAttempts; attempt += 1) {
    try {
      const id = await insertGroup(deps, actorId, input, permalinkFor(input.name, attempt));
      return await presentOne(deps.db, actorId, id);
    } catch (error) {
      if (!isUniqueViolation(error, 'groups_permalink_unique')) throw error;
    }
  }
  throw new TypeError('No free permalink was found');
}

/** Proposes the name, then the name with more and more random digits. */
function permalinkFor(name: string, attempt: number): string {
  const base = toPermalink(name);
  if (attempt === 0 && isPermalink(base)) return base;
  const digits = String(randomInt(10 ** Math.min(attempt + 3, 7)));
  return base === '' ? `group-${digits}` : `${base}-${digits}`;
}

function insertGroup(
  { db, clock }: WriteDeps,
  actorId: number,
  { category, subcategory, post_group, ...rest }: NewGroup,
  permalink: string,
): Promise<number> {
  const createdAt = clock.now();
  return inTransaction(db, async (tx) => {
    await requireCategories(tx, category, subcategory);
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

/** Throws 422 for a category that is not one of groups, and for a subcategory of another one. */
async function requireCategories(tx: Database, category: number, subcategory: number | null): Promise<void> {
  const rows = await tx
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(eq(categories.kind, 'group'));
  if (!rows.some(({ id, parentId }) => id === category && parentId === null))
    throw invalidFields({ category: 'validationError' });
  if (subcategory !== null && !rows.some(({ id, parentId }) => id === subcategory && parentId === category))
    throw invalidFields({ subcategory: 'validationError' });
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
  try {
    await inTransaction(db, async (tx) => {
      const group = await lockGroup(tx, groupId);
      await requireGroupRight(tx, actorId, groupId, 'edit');
      const changes = await changesOf(tx, group, input);
      if (Object.keys(changes).length === 0) return;
      await tx.update(groups).set(changes).where(eq(groups.id, groupId));
      await writeLog(tx, { groupId, act: 'edit', actorId, createdAt: clock.now() });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'groups_permalink_unique'))
      throw invalidFields({ permalink: 'validationError' });
    throw error;
  }
  return presentOne(db, actorId, groupId);
}

/** A new category without a subcategory clears the former one. */
async function changesOf(
  tx: Database,
  group: GroupRow,
  { category, subcategory, post_group, ...plain }: GroupEdit,
): Promise<Partial<typeof groups.$inferInsert>> {
  const changes: Partial<typeof groups.$inferInsert> = { ...plain };
  if (category !== undefined || subcategory !== undefined) {
    const categoryId = category ?? group.categoryId;
    const kept = categoryId === group.categoryId ? group.subcategoryId : null;
    const subcategoryId = subcategory === undefined ? kept : subcategory;
    await requireCategories(tx, categoryId, subcategoryId);
    Object.assign(changes, { categoryId, subcategoryId });
  }
  if (post_group !== undefined) changes.postGroup = post_group;
  if (plain.name !== undefined || plain.permalink !== undefined)
    changes.searchName = toSearchName([plain.name ?? group.name, plain.permalink ?? group.permalink]);
  return changes;
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
    const pictures = await deletePosts(tx, groupId);
    await tx.delete(groups).where(eq(groups.id, groupId));
    return releaseFiles(
      tx,
      [...pictures, group.avatarKey, group.coverKey].filter((key) => key !== null),
    );
  });
  await removeBytes(store, released);
}

/** Deletes the posts of a group and lowers the counters of authors and tags. Answers the keys of their pictures. */
async function deletePosts(tx: Database, groupId: number): Promise<string[]> {
  const inGroup = sql`select posts.id from posts where posts.type = 'group' and posts.entity_id = ${groupId}`;
  // Locked first and in order, so that posts written meanwhile by the same people and with the same tags wait.
  await tx.execute(sql`select id from users where id in
    (select author_id from posts where type = 'group' and entity_id = ${groupId}) order by id for no key update`);
  await tx.execute(sql`select id from tags where id in
    (select tag_id from post_tags where post_id in (${inGroup})) order by name for no key update`);
  const pictures = await selectRows(
    tx,
    sql`select file_key as key from post_photos where post_id in (${inGroup})
      union select file_key from comment_photos
        where comment_id in (select id from comments where post_id in (${inGroup}))`,
  );
  await tx.execute(sql`update tags set post_count = post_count - gone.count from
    (select tag_id, count(*)::int as count from post_tags where post_id in (${inGroup}) group by tag_id) gone
    where tags.id = gone.tag_id`);
  await tx.execute(sql`update users set post_count = post_count - gone.count from
    (select author_id, count(*)::int as count from posts where type = 'group' and entity_id = ${groupId}
      group by author_id) gone
    where users.id = gone.author_id`);
  await tx.delete(posts).where(and(eq(posts.type, 'group'), eq(posts.entityId, groupId)));
  return pictures.map(({ key }) => String(key));
}

import { eq, lte, sql, type SQL } from 'drizzle-orm';
import { closingDays } from '@/shared/config/limits';
import { inTransaction, selectRows, type Database } from '../../db/database';
import { closings, outboxMessages, users } from '../../db/schema';
import { dayMs } from '../../durations';
import type { AppDeps } from '../../http/deps';
import { notClosed } from '../../permissions/visibility';
import { hashToken } from '../../tokens';
import { releaseFiles, removeBytes } from '../../writing/attachedFiles';
import { sentTo } from './sentTo';

type EraseDeps = Pick<AppDeps, 'db' | 'files' | 'clock'>;

/**
 * Deletes the accounts whose time to come back is over, and all that is theirs (OWN-02), one after the other. Also
 * deletes mails and texts of that age: they may have gone to an address that an account no longer had.
 */
export async function eraseClosedAccounts(deps: EraseDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db.select({ id: closings.userId }).from(closings).where(lte(closings.until, now));
  for (const { id } of due) {
    const keys = await inTransaction(deps.db, (tx) => eraseMember(tx, id, now));
    await removeBytes(deps.files, keys);
  }
  const old = new Date(now.getTime() - closingDays * dayMs);
  await deps.db.delete(outboxMessages).where(lte(outboxMessages.createdAt, old));
}

/**
 * Deletes a closed account and everything of its member, as `ownedData` declares. Counters stay: they have left the
 * account out since it was closed. Answers the keys whose bytes the caller removes; none for a member who came back.
 */
async function eraseMember(tx: Database, memberId: number, now: Date): Promise<string[]> {
  const [closing] = await tx.select().from(closings).where(eq(closings.userId, memberId)).for('update');
  if (closing === undefined || closing.until > now) return [];
  await passPicturesOn(tx, memberId);
  const own = await keysOf(tx, sql`select key from files where owner_id = ${memberId}`);
  await clearPictures(tx, memberId);
  const others = await deleteWords(tx, memberId);
  await deleteTraces(tx, memberId);
  await tx.delete(users).where(eq(users.id, memberId));
  return [...own, ...(await releaseFiles(tx, others))];
}

async function keysOf(tx: Database, query: SQL): Promise<string[]> {
  return (await selectRows(tx, query)).map(({ key }) => String(key));
}

const communities = [
  { plural: 'groups', members: 'group_members', id: 'group_id', isActive: sql`not heir.blocked` },
  { plural: 'companies', members: 'company_members', id: 'company_id', isActive: sql`true` },
] as const;

/** Gives pictures of groups and companies to the owner who has been there longest. */
async function passPicturesOn(tx: Database, memberId: number): Promise<void> {
  for (const { plural, members, id, isActive } of communities) {
    const inPhotos =
      plural === 'companies' ? sql`union all select company_id, file_key from company_photos` : sql``;
    await tx.execute(sql`update files set owner_id = passed.heir from (
        select picture.key, (select heir.user_id from ${sql.raw(members)} heir
          where heir.${sql.raw(id)} = picture.community and heir.role = 'owner' and ${isActive}
            and heir.user_id <> ${memberId} and ${notClosed(sql`heir.user_id`)}
          order by heir.created_at, heir.user_id limit 1) as heir
        from (select id as community, unnest(array[avatar_key, cover_key]) as key from ${sql.raw(plural)}
          ${inPhotos}) picture
        join files mine on mine.key = picture.key and mine.owner_id = ${memberId}
      ) passed where files.key = passed.key and passed.heir is not null`);
  }
}

/** Clears the pictures of groups and companies without any other owner. */
async function clearPictures(tx: Database, memberId: number): Promise<void> {
  const own = sql`select key from files where owner_id = ${memberId}`;
  for (const { plural } of communities)
    for (const column of ['avatar_key', 'cover_key'])
      await tx.execute(
        sql`update ${sql.raw(plural)} set ${sql.raw(column)} = null where ${sql.raw(column)} in (${own})`,
      );
}

/**
 * Deletes the member's posts and comments, the posts of others on their wall and the replies of others below their
 * comments, and the tags that are no longer in use. Answers the keys of the others' pictures in them.
 */
async function deleteWords(tx: Database, memberId: number): Promise<string[]> {
  const gone = sql`select id from posts where author_id = ${memberId} or (type = 'user' and entity_id = ${memberId})`;
  const tree = sql`with recursive tree(id) as (
      select id from comments where author_id = ${memberId} or post_id in (${gone})
      union
      select comments.id from comments join tree on comments.parent_id = tree.id
    ) select id from tree`;
  const pictures = await keysOf(
    tx,
    sql`select file_key as key from post_photos where post_id in (${gone})
      union select file_key from comment_photos where comment_id in (${tree})`,
  );
  const tagRows = await selectRows(
    tx,
    sql`select id::text as id from tags where id in (select tag_id from post_tags where post_id in (${gone}))
      order by name for update`,
  );
  // Words of others there wait for no moderator any more.
  await tx.execute(sql`delete from review_items where kind = 'pending' and decided_at is null
    and (subject = 'post' and target_id in (${gone}) or subject = 'comment' and target_id in (${tree}))`);
  await tx.execute(sql`delete from comments where id in (${tree})`);
  await tx.execute(sql`delete from posts where id in (${gone})`);
  const tagIds = `{${tagRows.map(({ id }) => String(id)).join(',')}}`;
  await tx.execute(sql`delete from tags where id = any(${tagIds}::bigint[])
    and not exists (select 1 from post_tags where post_tags.tag_id = tags.id)`);
  return keysOf(
    tx,
    sql`select key from files where key = any(${`{${pictures.join(',')}}`}::text[]) and owner_id <> ${memberId}`,
  );
}

/** Deletes what no foreign key leads to: messages to their addresses and phones, and counted logins. */
async function deleteTraces(tx: Database, memberId: number): Promise<void> {
  await tx.execute(sql`delete from outbox_messages where ${sentTo(memberId)}`);
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  if (user !== undefined)
    await tx.execute(sql`delete from login_attempts where email_hash = ${hashToken(user.email)}`);
}

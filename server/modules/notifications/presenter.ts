import { and, asc, eq, sql } from 'drizzle-orm';
import type { WireRef } from '@/shared/wire/common';
import type { WireNotification } from '@/shared/wire/notification';
import type { WireUserBrief } from '@/shared/wire/user';
import { isOneOf, type Database } from '../../db/database';
import type { Files } from '../../adapters/files/files';
import { comments, files, groups, mutedPosts, notifications, postPhotos, posts } from '../../db/schema';
import { presentImage } from '../files/presenter';
import { presentBriefs } from '../people/presenter';

/** Characters of a comment or post in a notification; the client shows one line. */
const excerptLength = 140;

type Row = typeof notifications.$inferSelect;
interface NoticeRow {
  notice: Row;
  groupPermalink: string | null;
  excerpt: string | null;
  /** True while the request or invitation can be answered. */
  isOpen: boolean;
  isMuted: boolean;
}

/**
 * Presents notifications in the order of the ids. Pass only the member's own, about posts that they may see: the
 * pictures come with their signatures.
 */
export async function presentNotices(
  { db, files: store }: { db: Database; files: Pick<Files, 'sign'> },
  memberId: number,
  ids: readonly number[],
): Promise<WireNotification[]> {
  if (ids.length === 0) return [];
  const rows: NoticeRow[] = await db
    .select({
      notice: notifications,
      groupPermalink: groups.permalink,
      excerpt: sql<string | null>`left(coalesce(${comments.text}, ${posts.text}), ${excerptLength})`,
      isOpen: sql<boolean>`case ${notifications.modelType}
        when 'followerinvite' then exists (select 1 from follow_requests request where request.id = ${notifications.inviteId})
        when 'groupinvite' then exists (select 1 from group_invites invite where invite.id = ${notifications.inviteId})
        else false end`,
      isMuted: sql<boolean>`${mutedPosts.postId} is not null`,
    })
    .from(notifications)
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(mutedPosts, and(eq(mutedPosts.postId, notifications.postId), eq(mutedPosts.userId, memberId)))
    .leftJoin(comments, eq(comments.id, notifications.commentId))
    .leftJoin(groups, eq(groups.id, notifications.groupId))
    .where(and(isOneOf(notifications.id, ids), eq(notifications.userId, memberId)));
  const byId = new Map(rows.map((row) => [row.notice.id, row]));
  const actorIds = rows.flatMap(({ notice }) => (notice.actorId === null ? [] : [notice.actorId]));
  const actors = await presentBriefs(db, memberId, actorIds);
  const pictures = await picturesOf(
    db,
    store,
    rows.flatMap(({ notice }) => notice.postId ?? []),
  );
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const actor = row.notice.actorId === null ? null : (actors.get(row.notice.actorId) ?? null);
    const picture = pictures.get(row.notice.postId ?? 0) ?? null;
    return [presentNotice(row, actor, picture)];
  });
}

/** The first photos of posts, as references. */
async function picturesOf(
  db: Database,
  store: Pick<Files, 'sign'>,
  postIds: readonly number[],
): Promise<Map<number, WireRef>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([postPhotos.postId], { postId: postPhotos.postId, file: files })
    .from(postPhotos)
    .innerJoin(files, eq(files.key, postPhotos.fileKey))
    .where(isOneOf(postPhotos.postId, [...new Set(postIds)]))
    .orderBy(asc(postPhotos.postId), asc(postPhotos.position));
  return new Map(
    rows.map(({ postId, file }) => {
      const { key, access } = presentImage(store, file);
      return [postId, { key, access }];
    }),
  );
}

function presentNotice(
  { notice, groupPermalink, excerpt, isOpen, isMuted }: NoticeRow,
  actor: WireUserBrief | null,
  picture: WireRef,
): WireNotification {
  const target = { ...targetOf(notice, groupPermalink, actor), picture, muted: isMuted };
  return {
    id: String(notice.id),
    model_type: notice.modelType,
    action_type: notice.actionType,
    entity: { id: target.id, invite_id: isOpen ? idOf(notice.inviteId) : null },
    actor,
    text: notice.text ?? (excerpt === '' ? null : excerpt),
    operation: notice.operation,
    target,
    read: notice.readAt !== null,
    created_at: notice.createdAt.toISOString(),
  };
}

const idOf = (id: number | null) => (id === null ? null : String(id));

/** Chooses the most exact target: decision, comment, post, group or person. */
function targetOf(
  { commentId, postId, groupId, noticeId, modelType }: Row,
  groupPermalink: string | null,
  actor: WireUserBrief | null,
): Omit<WireNotification['target'], 'picture' | 'muted'> {
  const base = { permalink: null, post_id: null };
  if (noticeId !== null) return { ...base, kind: 'notice', id: String(noticeId) };
  if (commentId !== null) return { ...base, kind: 'comment', id: String(commentId), post_id: idOf(postId) };
  if (postId !== null) return { ...base, kind: 'post', id: String(postId) };
  if (groupId !== null) return { ...base, kind: 'group', id: String(groupId), permalink: groupPermalink };
  const isAboutPerson = modelType !== 'verification' && modelType !== 'blockchain';
  if (isAboutPerson && actor !== null)
    return { ...base, kind: 'user', id: actor.id, permalink: actor.permalink };
  return { ...base, kind: null, id: null };
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ActionType, NoticeType, WalletOperation } from '@/shared/wire/notification';
import type { Database } from '../../db/database';
import { notifications, posts } from '../../db/schema';
import { openThread, visiblePost } from '../../permissions/visibility';
import { noticesTold, tellMembers } from '../../writing/tell';

export interface Notice {
  /** Recipients; those who may not or do not want to be notified are skipped. */
  to: readonly number[];
  type: NoticeType;
  action: ActionType | null;
  /** Null when no member caused it. */
  actorId: number | null;
  /** Operation of the wallet (NTF-04). */
  operation?: WalletOperation;
  postId?: number;
  commentId?: number;
  groupId?: number;
  inviteId?: number;
  /** Decision of a moderator. */
  noticeId?: number;
  /** Words of the actor. */
  text?: string;
  at: Date;
}

/**
 * Notifies members, in the transaction of the event (NTF-03). Skips the actor, types that are switched off, muted
 * posts, silenced actors and blocks.
 */
export async function notify(tx: Database, notice: Notice): Promise<void> {
  const to = [...new Set(notice.to)].filter((id) => id !== notice.actorId);
  if (to.length === 0) return;
  await tx.execute(sql`with made as (insert into notifications
      (user_id, model_type, action_type, actor_id, post_id, comment_id, group_id, invite_id, notice_id, text, operation, created_at)
    select users.id, ${notice.type}::text, ${notice.action}::text, ${notice.actorId}::bigint, ${notice.postId ?? null}::bigint,
      ${notice.commentId ?? null}::bigint, ${notice.groupId ?? null}::bigint, ${notice.inviteId ?? null}::bigint, ${notice.noticeId ?? null}::bigint,
      ${notice.text ?? null}::text, ${notice.operation ?? null}::text,
      ${notice.at.toISOString()}::timestamptz
    from users
    where users.id = any(${`{${to.join(',')}}`}::bigint[])
      and coalesce((users.notification->>${notice.type}::text)::boolean, true)
      and not exists (select 1 from muted_posts where user_id = users.id and post_id = ${notice.postId ?? null}::bigint)
      and not exists (select 1 from silences where user_id = users.id and silenced_id = ${notice.actorId}::bigint)
      and not exists (select 1 from blocks
        where (blocker_id = users.id and blocked_id = ${notice.actorId}::bigint)
          or (blocker_id = ${notice.actorId}::bigint and blocked_id = users.id))
    returning user_id) ${noticesTold(notice.postId === undefined ? sql`made` : readersOf(notice.postId))}`);
}

/**
 * Those of `made` whose list shows what concerns the post at this moment: a stream says nothing of the rest (LIVE-03).
 */
const readersOf = (postId: number) => sql`made where exists (select 1 from posts where ${posts.id} = ${postId}
  and ${visiblePost(sql`made.user_id`)} and ${openThread(sql`made.user_id`)})`;

/** Notifies a member of an address or second factor that they confirmed (NTF-03). @param subject its name for them */
export function notifyOfVerification(
  tx: Database,
  memberId: number,
  subject: string,
  at: Date,
): Promise<void> {
  return notify(tx, { to: [memberId], type: 'verification', action: null, actorId: null, text: subject, at });
}

/** Deletes the notification of a withdrawn vote or request. A vote for a post leaves those for its comments. */
export async function withdrawNotice(
  tx: Database,
  notice: { to: number; type: NoticeType; actorId: number; postId?: number; commentId?: number },
): Promise<void> {
  const withdrawn = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, notice.to),
        eq(notifications.modelType, notice.type),
        eq(notifications.actorId, notice.actorId),
        notice.postId === undefined ? undefined : eq(notifications.postId, notice.postId),
        notice.commentId === undefined
          ? isNull(notifications.commentId)
          : eq(notifications.commentId, notice.commentId),
      ),
    )
    .returning({ userId: notifications.userId });
  await tellOf(tx, withdrawn);
}

/** Deletes the notifications of a request to join a group, or of an invitation, that is no longer open. */
export async function withdrawGroupInvite(tx: Database, inviteId: number): Promise<void> {
  const withdrawn = await tx
    .delete(notifications)
    .where(and(eq(notifications.modelType, 'groupinvite'), eq(notifications.inviteId, inviteId)))
    .returning({ userId: notifications.userId });
  await tellOf(tx, withdrawn);
}

/** Deletes the notifications of a post that waited for a group's desk since this moment. */
export async function withdrawGroupWait(
  tx: Database,
  { actorId, groupId, at }: { actorId: number; groupId: number; at: Date },
): Promise<void> {
  const withdrawn = await tx
    .delete(notifications)
    .where(
      and(
        ...[eq(notifications.actorId, actorId), eq(notifications.groupId, groupId)],
        ...[eq(notifications.actionType, 'group_post_wait'), eq(notifications.createdAt, at)],
      ),
    )
    .returning({ userId: notifications.userId });
  await tellOf(tx, withdrawn);
}

function tellOf(tx: Database, withdrawn: readonly { userId: number }[]): Promise<void> {
  return tellMembers(
    tx,
    'notify',
    withdrawn.map(({ userId }) => userId),
  );
}

import { and, eq, sql } from 'drizzle-orm';
import type { ActionType, WalletOperation } from '@/shared/wire/notification';
import type { NotificationType } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { notifications } from '../../db/schema';

export interface Notice {
  /** Who is told; whoever may not or does not want to be told is left out. */
  to: readonly number[];
  type: NotificationType;
  action: ActionType | null;
  /** Null for what no member did. */
  actorId: number | null;
  /** Of the wallet (NTF-04). */
  operation?: WalletOperation;
  postId?: number;
  commentId?: number;
  groupId?: number;
  inviteId?: number;
  at: Date;
}

/**
 * Tells members what happened to them, in the transaction in which it happens (NTF-03). Nobody is told about
 * themselves, of a kind they switched off, by somebody they silenced, or across a block.
 */
export async function notify(tx: Database, notice: Notice): Promise<void> {
  const to = [...new Set(notice.to)].filter((id) => id !== notice.actorId);
  if (to.length === 0) return;
  await tx.execute(sql`insert into notifications
      (user_id, model_type, action_type, actor_id, post_id, comment_id, group_id, invite_id, operation, created_at)
    select users.id, ${notice.type}::text, ${notice.action}::text, ${notice.actorId}::bigint, ${notice.postId ?? null}::bigint,
      ${notice.commentId ?? null}::bigint, ${notice.groupId ?? null}::bigint, ${notice.inviteId ?? null}::bigint,
      ${notice.operation ?? null}::text,
      ${notice.at.toISOString()}::timestamptz
    from users
    where users.id = any(${`{${to.join(',')}}`}::bigint[])
      and coalesce((users.notification->>${notice.type}::text)::boolean, true)
      and not exists (select 1 from silences where user_id = users.id and silenced_id = ${notice.actorId}::bigint)
      and not exists (select 1 from blocks
        where (blocker_id = users.id and blocked_id = ${notice.actorId}::bigint)
          or (blocker_id = ${notice.actorId}::bigint and blocked_id = users.id))`);
}

/** Takes back what a vote or a request had told somebody, when it is taken back itself. */
export async function withdrawNotice(
  tx: Database,
  notice: { to: number; type: NotificationType; actorId: number; postId?: number },
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, notice.to),
        eq(notifications.modelType, notice.type),
        eq(notifications.actorId, notice.actorId),
        notice.postId === undefined ? undefined : eq(notifications.postId, notice.postId),
      ),
    );
}

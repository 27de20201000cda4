import type { WireRef } from './common';
import type { NotificationType, WireUserBrief } from './user';

/** Kinds of notifications: those that can be switched off, and decisions of moderators, which cannot (DESK-03). */
export type NoticeType = NotificationType | 'moderation';

/** Details of a notification whose type is general (NTF-03). */
export type ActionType =
  | 'chat_message_send'
  | 'chat_message_delete'
  | 'user_post_create'
  | 'invite_friend_create'
  | 'group_post_create'
  | 'group_post_comment'
  | 'group_post_wait'
  | 'group_post_publish'
  | 'company_post_create'
  | 'vote'
  | 'repost'
  | 'user_post_comment'
  | 'group_invite'
  | 'ico_bounty_apply'
  | 'airdrop_participate'
  | 'airdrop_status_change'
  | 'blockchain_processing_response'
  | 'follower_invite_accepted'
  | 'reports_hide'
  | 'post_publish'
  | 'comment_publish';

/** Wallet events (NTF-04). */
export type WalletOperation =
  | 'withdraw'
  | 'publish_post'
  | 'vote'
  | 'power_up'
  | 'power_down'
  | 'ong_to_product'
  | 'product_to_ong'
  | 'ong_to_ethereum'
  | 'ethereum_to_ong'
  | 'product_to_ethereum'
  | 'ethereum_to_product';

interface WireNotificationTarget {
  /** Null if nothing can be opened. */
  kind: 'post' | 'comment' | 'user' | 'group' | 'company' | 'short_video' | 'notice' | null;
  id: string | null;
  permalink: string | null;
  post_id: string | null;
  /** The first photo of the post. */
  picture: WireRef;
  /** True once the caller wants to hear nothing more of the post. */
  muted: boolean;
}

/**
 * Notification of the caller (NTF-01). The action type of a `groupinvite` tells what it is: `group_invite` an
 * invitation, `invite_friend_create` a request to join, `follower_invite_accepted` a request that was accepted, null
 * one that was declined, with the reason as `text` (decided).
 */
export interface WireNotification {
  id: string;
  model_type: NoticeType;
  action_type: ActionType | null;
  /** Subject: the person of a follow or request, the group of an invitation, else the item itself. */
  entity: {
    id: string | null;
    /** open request or invitation, answered in place */ invite_id: string | null;
  };
  actor: WireUserBrief | null;
  text: string | null;
  operation: WalletOperation | null;
  target: WireNotificationTarget;
  read: boolean;
  created_at: string;
}

export interface WireNotifications {
  list: WireNotification[];
  count: number;
  unread_cnt: { notify: number };
}

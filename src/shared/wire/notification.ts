import type { NotificationType, WireUserBrief } from './user';

/** What somebody did, where a notification's type leaves it open (NTF-03). */
export type ActionType =
  | 'chat_message_send'
  | 'chat_message_delete'
  | 'user_post_create'
  | 'invite_friend_create'
  | 'group_post_create'
  | 'group_post_comment'
  | 'vote'
  | 'repost'
  | 'user_post_comment'
  | 'group_invite'
  | 'ico_bounty_apply'
  | 'airdrop_participate'
  | 'airdrop_status_change'
  | 'blockchain_processing_response'
  | 'follower_invite_accepted';

/** What the wallet did (NTF-04). */
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
  /** What opens; null for what has no place of its own. */
  kind: 'post' | 'comment' | 'user' | 'group' | 'company' | 'short_video' | null;
  id: string | null;
  /** Of a user, group or company. */
  permalink: string | null;
  /** Of a comment: the post that it stands under. */
  post_id: string | null;
}

/** Something that happened to the caller (NTF-01). */
export interface WireNotification {
  id: string;
  model_type: NotificationType;
  action_type: ActionType | null;
  /** What it is about: the person of a follow or request, the group of an invitation, else the thing itself. */
  entity: {
    id: string | null;
    /** open request or invitation, to be answered in place */ invite_id: string | null;
  };
  actor: WireUserBrief | null;
  /** The beginning of the comment or post. */
  text: string | null;
  operation: WalletOperation | null;
  target: WireNotificationTarget;
  read: boolean;
  created_at: string;
}

/** Answer of `GET /api/notify`. */
export interface WireNotifications {
  list: WireNotification[];
  count: number;
  unread_cnt: { notify: number };
}

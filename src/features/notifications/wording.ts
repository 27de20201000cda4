import { paths } from '@/shared/config/paths';
import type { notifications } from '@/shared/i18n/en/notifications';
import type { Notification } from './types';

type Sentence = keyof (typeof notifications)['did'];
type Operation = keyof (typeof notifications)['operations'];

/** Sentences by action type, which is more specific than the model type (NTF-03). */
const byAction = new Map<string | null, Sentence>([
  ['chat_message_send', 'chat'],
  ['chat_message_delete', 'chatDeleted'],
  ['user_post_create', 'userpost'],
  ['invite_friend_create', 'followerinvite'],
  ['group_post_create', 'grouppost'],
  ['group_post_comment', 'groupcomment'],
  ['group_post_wait', 'groupwait'],
  ['group_post_publish', 'grouppublish'],
  ['company_post_create', 'companypost'],
  ['vote', 'vote'],
  ['repost', 'repost'],
  ['user_post_comment', 'postcomment'],
  ['group_invite', 'groupinvite'],
  ['ico_bounty_apply', 'bountyApplied'],
  ['airdrop_participate', 'airdropJoined'],
  ['airdrop_status_change', 'airdropChanged'],
  ['follower_invite_accepted', 'followeraccept'],
  ['reports_hide', 'reportshide'],
  ['post_publish', 'postpublish'],
  ['comment_publish', 'commentpublish'],
]);

const byModel = new Map<string | null, Sentence>([
  ['userpost', 'userpost'],
  ['postcomment', 'postcomment'],
  ['mention', 'mention'],
  ['vote', 'vote'],
  ['grouppost', 'grouppost'],
  ['groupcomment', 'groupcomment'],
  ['groupinvite', 'groupinvite'],
  ['userfollow', 'userfollow'],
  ['followerinvite', 'followerinvite'],
  ['followeraccept', 'followeraccept'],
  ['verification', 'verification'],
  ['chat', 'chat'],
  ['moderation', 'moderation'],
]);

const operations = new Map<string | null, Operation>([
  ['withdraw', 'withdraw'],
  ['publish_post', 'publishPost'],
  ['vote', 'vote'],
  ['power_up', 'powerUp'],
  ['power_down', 'powerDown'],
  ['ong_to_product', 'ongToProduct'],
  ['product_to_ong', 'productToOng'],
  ['ong_to_ethereum', 'ongToEthereum'],
  ['ethereum_to_ong', 'ethereumToOng'],
  ['product_to_ethereum', 'productToEthereum'],
  ['ethereum_to_product', 'ethereumToProduct'],
]);

export type Wording =
  { kind: 'did'; key: Sentence } | { kind: 'operation'; key: Operation } | { kind: 'neutral' };

/** The sentence of a notification (NTF-03); for blockchain events by the wallet's operation (NTF-04). */
export function wordingOf(notification: Notification): Wording {
  const { modelType, actionType, operation, target } = notification;
  if (modelType === 'blockchain' || actionType === 'blockchain_processing_response') {
    const key = operations.get(operation);
    return key === undefined ? { kind: 'neutral' } : { kind: 'operation', key };
  }
  if (modelType === 'groupinvite') return { kind: 'did', key: groupSentence(notification) };
  // A mention in a comment counts as a mention.
  const key = (modelType === 'mention' ? undefined : byAction.get(actionType)) ?? byModel.get(modelType);
  if (key === undefined) return { kind: 'neutral' };
  return { kind: 'did', key: key === 'vote' && target.kind === 'comment' ? 'voteOnComment' : key };
}

/** An invitation to a group, a request to join one, or the answer to the member's own request. */
function groupSentence({ actionType, text, entity }: Notification): Sentence {
  if (isGroupRequest({ actionType })) return 'grouprequest';
  if (actionType === 'follower_invite_accepted') return 'groupaccept';
  return actionType === null && text !== null && entity.inviteId === null ? 'groupdecline' : 'groupinvite';
}

/** True if a notification about a group is a request to join it, false for an invitation. */
export function isGroupRequest({ actionType }: Pick<Notification, 'actionType'>): boolean {
  return actionType === 'invite_friend_create';
}

/** Path of a notification's target, or null; leads to the exact comment (NTF-05). */
export function pathOf({ actionType, target }: Notification): string | null {
  const { kind, id, permalink, postId } = target;
  if (kind === 'comment' && id !== null)
    return postId === null ? paths.comment(id) : paths.post(postId, { comment: id });
  if (kind === 'post' && id !== null) return paths.post(id);
  if (kind === 'notice' && id !== null) return paths.moderationNotice(id);
  if (kind === 'short_video' && id !== null) return paths.shortVideo(id);
  if (kind === 'user' && permalink !== null) return paths.profile(permalink);
  if (kind === 'group' && permalink !== null)
    return actionType === 'group_post_wait'
      ? `${paths.group(permalink, 'desk')}?kind=pending`
      : paths.group(permalink);
  if (kind === 'company' && permalink !== null) return paths.company(permalink);
  return null;
}

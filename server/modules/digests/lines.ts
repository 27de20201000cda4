import type { ActionType, NoticeType, WalletOperation, WireNotification } from '@/shared/wire/notification';

/** Line of a digest: people, and what they did, as the page of notifications says it (NTF-03). */
export interface DigestLine {
  /** At most two names; none where the sentence has no actor. */
  names: string[];
  /** Number of further people. */
  others: number;
  did: string;
  /** Path of the target, or of the page of notifications. */
  path: string;
}

const sentences = {
  userpost: 'posted on your timeline',
  postcomment: 'commented on your post',
  mention: 'mentioned you',
  vote: 'voted on your post',
  grouppost: 'posted in one of your groups',
  groupcomment: 'commented in one of your groups',
  groupinvite: 'invited you to a group',
  userfollow: 'followed you',
  followerinvite: 'asked to follow you',
  followeraccept: 'accepted your request to follow',
  verification: 'Your verification was updated.',
  chat: 'sent you a message',
  moderation: 'A moderator has answered about something of yours.',
} as const satisfies Partial<Record<NoticeType, string>>;

/** More specific than the kind; a mention in a comment counts as a mention all the same. */
const byAction: Readonly<Record<ActionType, string | null>> = {
  chat_message_send: sentences.chat,
  chat_message_delete: 'deleted a message to you',
  user_post_create: sentences.userpost,
  invite_friend_create: sentences.followerinvite,
  group_post_create: sentences.grouppost,
  group_post_wait: 'wrote a post that waits in your group',
  group_post_publish: 'Your post was published in its group.',
  group_post_comment: sentences.groupcomment,
  company_post_create: 'posted for a company that you follow',
  vote: sentences.vote,
  repost: 'boosted your post',
  user_post_comment: sentences.postcomment,
  group_invite: sentences.groupinvite,
  ico_bounty_apply: 'applied for your ICO bounty',
  airdrop_participate: 'takes part in your airdrop',
  airdrop_status_change: 'The status of your airdrop changed.',
  blockchain_processing_response: null,
  follower_invite_accepted: sentences.followeraccept,
  reports_hide: 'Something of yours is hidden until a moderator has looked at it.',
  post_publish: 'Your post was published.',
  comment_publish: 'Your comment was published.',
};

const byOperation: Readonly<Record<WalletOperation, string>> = {
  withdraw: 'Your withdrawal was processed.',
  publish_post: 'Your post was published on the blockchain.',
  vote: 'Your vote was recorded on the blockchain.',
  power_up: 'Your voting power went up.',
  power_down: 'Your voting power went down.',
  ong_to_product: 'Your transfer from ONG to {product} was processed.',
  product_to_ong: 'Your transfer from {product} to ONG was processed.',
  ong_to_ethereum: 'Your transfer from ONG to Ethereum was processed.',
  ethereum_to_ong: 'Your transfer from Ethereum to ONG was processed.',
  product_to_ethereum: 'Your transfer from {product} to Ethereum was processed.',
  ethereum_to_product: 'Your transfer from Ethereum to {product} was processed.',
};

const neutral = 'There is news for you.';
/** Kinds of which several make one line; requests never do. */
const grouped: readonly NoticeType[] = ['vote', 'userfollow', 'postcomment', 'followeraccept'];

/**
 * Makes the lines of a digest, newest first, grouped as on the page. Nothing that was written is told: a mail stays
 * when a post is hidden or deleted later.
 */
export function digestLines(notices: readonly WireNotification[], product: string): DigestLine[] {
  const groups = new Map<string, WireNotification[]>();
  for (const notice of notices) {
    const key = keyOf(notice);
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()].flatMap(([newest, ...older]) =>
    newest === undefined ? [] : [lineOf(newest, [newest, ...older], product)],
  );
}

function keyOf({ id, model_type, action_type, target }: WireNotification): string {
  if (!grouped.includes(model_type)) return `one ${id}`;
  const isAboutMe = model_type === 'userfollow' || model_type === 'followeraccept';
  const { kind, id: targetId, post_id } = target;
  const isOnPost = kind === 'comment' && post_id !== null && model_type !== 'vote';
  const thing = isOnPost ? `post ${post_id}` : `${kind} ${targetId}`;
  return [model_type, action_type, isAboutMe ? 'me' : thing].join(' ');
}

function lineOf(newest: WireNotification, all: readonly WireNotification[], product: string): DigestLine {
  const did = sentenceOf(newest).replace('{product}', product);
  const path = pathOf(newest) ?? '/notifications';
  // A sentence about the member, without an actor.
  if (did.endsWith('.')) return { names: [], others: 0, did, path };
  const people = new Map(
    all.flatMap(({ actor }) => (actor === null ? [] : [[actor.id, actor.display_name]])),
  );
  const names = [...people.values()].slice(0, 2).map(shownName);
  return { names: names.length === 0 ? ['Somebody'] : names, others: people.size - names.length, did, path };
}

/** A name on one line, which cannot turn the direction of what follows it. */
function shownName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function sentenceOf(notice: WireNotification): string {
  const { model_type, action_type, operation, target } = notice;
  if (model_type === 'blockchain' || action_type === 'blockchain_processing_response')
    return operation === null ? neutral : byOperation[operation];
  if (model_type === 'groupinvite') return groupSentence(notice);
  const ofAction = model_type === 'mention' || action_type === null ? null : byAction[action_type];
  const sentence = ofAction ?? sentences[model_type];
  return sentence === sentences.vote && target.kind === 'comment' ? 'voted on your comment' : sentence;
}

/** An invitation to a group, a request to join one, or the answer to the member's own request. */
function groupSentence({ action_type, text, entity }: WireNotification): string {
  if (action_type === 'invite_friend_create') return 'asked to join one of your groups';
  if (action_type === 'follower_invite_accepted') return 'accepted your request to join a group';
  return action_type === null && text !== null && entity.invite_id === null
    ? 'declined your request to join a group'
    : sentences.groupinvite;
}

function pathOf({ action_type, target: { kind, id, permalink, post_id } }: WireNotification): string | null {
  if (id === null) return null;
  if (kind === 'comment') return post_id === null ? `/comment/${id}` : `/post/${post_id}?comment=${id}`;
  if (kind === 'post') return `/post/${id}`;
  if (kind === 'notice') return `/moderation/notices/${id}`;
  if (kind === 'short_video') return `/shortVideos/${id}`;
  if (permalink === null) return null;
  if (kind === 'user') return `/profile/${encodeURIComponent(permalink)}`;
  if (kind === 'group')
    return `/group/${encodeURIComponent(permalink)}${action_type === 'group_post_wait' ? '/desk?kind=pending' : ''}`;
  if (kind === 'company') return `/company/${encodeURIComponent(permalink)}`;
  return null;
}

import { describe, expect, it } from 'vitest';
import { notifications as texts } from '@/shared/i18n/en/notifications';
import type { Notification } from './types';
import { pathOf, wordingOf } from './wording';

const made = (changes: Partial<Notification>): Notification => ({
  id: '1',
  modelType: 'vote',
  actionType: null,
  entity: { id: '1', inviteId: null },
  actorId: '2',
  text: null,
  operation: null,
  target: { kind: null, id: null, permalink: null, postId: null, picture: null, muted: false },
  read: false,
  createdAt: '2026-11-20T12:00:00Z',
  ...changes,
});
const textOf = (changes: Partial<Notification>) => {
  const wording = wordingOf(made(changes));
  if (wording.kind === 'neutral') return texts.neutral;
  return wording.kind === 'did' ? texts.did[wording.key] : texts.operations[wording.key];
};

describe('notification texts', () => {
  it.each([
    ['userpost', 'posted on your timeline'],
    ['postcomment', 'commented on your post'],
    ['mention', 'mentioned you'],
    ['vote', 'voted on your post'],
    ['grouppost', 'posted in one of your groups'],
    ['groupcomment', 'commented in one of your groups'],
    ['groupinvite', 'invited you to a group'],
    ['userfollow', 'followed you'],
    ['followerinvite', 'asked to follow you'],
    ['followeraccept', 'accepted your request to follow'],
    ['verification', 'Your verification was updated.'],
    ['chat', 'sent you a message'],
    ['something new', 'There is news for you.'],
    ['constructor', 'There is news for you.'],
  ])('NTF-03 has a text for the type %s', (modelType, text) => {
    expect(textOf({ modelType })).toBe(text);
  });

  it.each([
    ['chat_message_send', 'sent you a message'],
    ['chat_message_delete', 'deleted a message to you'],
    ['user_post_create', 'posted on your timeline'],
    ['invite_friend_create', 'asked to follow you'],
    ['group_post_create', 'posted in one of your groups'],
    ['group_post_comment', 'commented in one of your groups'],
    ['vote', 'voted on your post'],
    ['repost', 'boosted your post'],
    ['user_post_comment', 'commented on your post'],
    ['group_invite', 'invited you to a group'],
    ['ico_bounty_apply', 'applied for your ICO bounty'],
    ['airdrop_participate', 'takes part in your airdrop'],
    ['airdrop_status_change', 'The status of your airdrop changed.'],
    ['follower_invite_accepted', 'accepted your request to follow'],
  ])('NTF-03 has a text for the action %s', (actionType, text) => {
    expect(textOf({ modelType: 'unknown', actionType })).toBe(text);
  });

  it.each([
    ['withdraw', 'Your withdrawal was processed.'],
    ['publish_post', 'Your post was published on the blockchain.'],
    ['vote', 'Your vote was recorded on the blockchain.'],
    ['power_up', 'Your voting power went up.'],
    ['power_down', 'Your voting power went down.'],
    ['ong_to_product', 'Your transfer from ONG to {{product}} was processed.'],
    ['product_to_ong', 'Your transfer from {{product}} to ONG was processed.'],
    ['ong_to_ethereum', 'Your transfer from ONG to Ethereum was processed.'],
    ['ethereum_to_ong', 'Your transfer from Ethereum to ONG was processed.'],
    ['product_to_ethereum', 'Your transfer from {{product}} to Ethereum was processed.'],
    ['ethereum_to_product', 'Your transfer from Ethereum to {{product}} was processed.'],
    [null, 'There is news for you.'],
  ])('NTF-04 names the wallet operation %s', (operation, text) => {
    expect(textOf({ modelType: 'blockchain', operation })).toBe(text);
    expect(textOf({ modelType: 'x', actionType: 'blockchain_processing_response', operation })).toBe(text);
  });

  it('NTF-03 says of a vote whether it was for a post or a comment', () => {
    const none = { permalink: null, postId: '3', picture: null, muted: false };
    const textAbout = (kind: 'post' | 'comment') =>
      textOf({ actionType: 'vote', target: { ...none, kind, id: '7' } });
    expect(textAbout('post')).toBe('voted on your post');
    expect(textAbout('comment')).toBe('voted on your comment');
  });

  it('NTF-05 leads to the exact comment, the post or the person', () => {
    const none = { kind: null, id: null, permalink: null, postId: null, picture: null, muted: false };
    expect(
      pathOf(
        made({ target: { ...none, kind: 'comment', id: '7', postId: '3', picture: null, muted: false } }),
      ),
    ).toBe('/post/3?comment=7');
    expect(pathOf(made({ target: { ...none, kind: 'post', id: '3' } }))).toBe('/post/3');
    expect(pathOf(made({ target: { ...none, kind: 'user', id: '3', permalink: 'amara' } }))).toBe(
      '/profile/amara',
    );
    expect(pathOf(made({ target: { ...none, kind: 'short_video', id: '9' } }))).toBe('/shortVideos/9');
    expect(pathOf(made({ target: none }))).toBeNull();
  });
});

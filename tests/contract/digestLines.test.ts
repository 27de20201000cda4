import { describe, expect, it } from 'vitest';
import { groupNotifications } from '@/features/notifications/groups';
import { pathOf, wordingOf } from '@/features/notifications/wording';
import type { Notification } from '@/features/notifications/types';
import { notifications as texts } from '@/shared/i18n/en/notifications';
import type { ActionType, WalletOperation, WireNotification } from '@/shared/wire/notification';
import { notificationTypes } from '@/shared/wire/user';
import { digestLines } from '../../server/modules/digests/lines';
import { notification } from './calls/samples';

const actions: Record<ActionType, true> = {
  chat_message_send: true,
  chat_message_delete: true,
  user_post_create: true,
  invite_friend_create: true,
  group_post_create: true,
  group_post_wait: true,
  group_post_publish: true,
  group_post_comment: true,
  company_post_create: true,
  vote: true,
  repost: true,
  user_post_comment: true,
  group_invite: true,
  ico_bounty_apply: true,
  airdrop_participate: true,
  airdrop_status_change: true,
  blockchain_processing_response: true,
  follower_invite_accepted: true,
  reports_hide: true,
  post_publish: true,
  comment_publish: true,
};
const operations: Record<WalletOperation, true> = {
  withdraw: true,
  publish_post: true,
  vote: true,
  power_up: true,
  power_down: true,
  ong_to_product: true,
  product_to_ong: true,
  ong_to_ethereum: true,
  ethereum_to_ong: true,
  product_to_ethereum: true,
  ethereum_to_product: true,
};
const keysOf = <K extends string>(record: Record<K, true>) => Object.keys(record) as K[];

/** The notification as the page has it. */
function onPage({ actor, ...wire }: WireNotification): Notification {
  const { kind, id, permalink, post_id } = wire.target;
  return {
    id: wire.id,
    modelType: wire.model_type,
    actionType: wire.action_type,
    entity: { id: wire.entity.id, inviteId: wire.entity.invite_id },
    actorId: actor?.id ?? null,
    text: wire.text,
    operation: wire.operation,
    target: { kind, id, permalink, postId: post_id, picture: null, muted: false },
    read: wire.read,
    createdAt: wire.created_at,
  };
}

function sentenceOnPage(wire: WireNotification): string {
  const wording = wordingOf(onPage(wire));
  if (wording.kind === 'operation') return texts.operations[wording.key].replace('{{product}}', 'Kith');
  return wording.kind === 'neutral' ? texts.neutral : texts.did[wording.key];
}

const every: WireNotification[] = notificationTypes.flatMap((model_type) =>
  [null, ...keysOf(actions)].flatMap((action_type) =>
    [null, ...keysOf(operations)].flatMap((operation) =>
      [null, '5'].map((invite_id) => ({
        ...notification,
        model_type,
        action_type,
        operation,
        entity: { id: '7', invite_id },
      })),
    ),
  ),
);

describe('the lines of a digest mail', () => {
  it('LIVE-04 NTF-03 say of every notification what the page says', () => {
    expect(every.length).toBeGreaterThan(4_000);
    for (const wire of every) {
      const [line] = digestLines([wire], 'Kith');
      expect(line?.did).toBe(sentenceOnPage(wire));
      expect(line?.names.length).toBe(line?.did.endsWith('.') === true ? 0 : 1);
    }
  });

  it('LIVE-04 NTF-05 lead where the page leads', () => {
    const kinds = ['post', 'comment', 'user', 'group', 'company', 'short_video', null] as const;
    for (const kind of kinds)
      for (const permalink of [null, 'a b/c'])
        for (const post_id of [null, '9']) {
          const target = {
            kind,
            id: kind === null ? null : '7',
            permalink,
            post_id,
            picture: null,
            muted: false,
          };
          const wire = { ...notification, target };
          expect(digestLines([wire], 'Kith')[0]?.path).toBe(pathOf(onPage(wire)) ?? '/notifications');
        }
  });

  it('LIVE-04 NTF-01 are grouped as the page groups them', () => {
    // The server has dropped requests right after a follow (NTF-02).
    const types = notificationTypes.filter((type) => type !== 'followerinvite');
    const many = types.flatMap((model_type, index) =>
      ['post', 'comment', 'user'].flatMap((kind) =>
        [null, '9'].flatMap((post_id) =>
          ['1', '2'].map((id, at) => ({
            ...notification,
            id: `${index} ${kind} ${post_id} ${id} ${at}`,
            model_type,
            read: false,
            target: { kind: kind as 'post', id, permalink: null, post_id, picture: null, muted: false },
          })),
        ),
      ),
    );
    const groups = groupNotifications(many.map(onPage));
    expect(groups.length).toBeLessThan(many.length);
    expect(digestLines(many, 'Kith').map(({ did, path }) => [did, path])).toEqual(
      groups.map(({ id }) => {
        const newest = many.find((wire) => wire.id === id) ?? notification;
        return [sentenceOnPage(newest), pathOf(onPage(newest)) ?? '/notifications'];
      }),
    );
  });
});

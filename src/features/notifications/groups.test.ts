import { describe, expect, it } from 'vitest';
import { groupNotifications, isInTab, withoutEchoes } from './groups';
import type { Notification } from './types';

let next = 0;
const made = (changes: Partial<Notification>): Notification => ({
  id: String((next += 1)),
  modelType: 'vote',
  actionType: null,
  entity: { id: '1', inviteId: null },
  actorId: '2',
  text: null,
  operation: null,
  target: { kind: 'post', id: '9', permalink: null, postId: null, picture: null, muted: false },
  read: false,
  createdAt: '2026-11-20T12:00:00Z',
  ...changes,
});
const ids = (all: readonly Notification[]) => all.map(({ id }) => id);

describe('notification groups', () => {
  it('NTF-02 drops a request directly after a follow of the same person, and only then', () => {
    const follow = made({ modelType: 'userfollow' });
    const echo = made({ modelType: 'followerinvite' });
    const other = made({ modelType: 'followerinvite', entity: { id: '5', inviteId: null } });
    const vote = made({});
    expect(ids(withoutEchoes([follow, echo]))).toEqual([follow.id]);
    expect(ids(withoutEchoes([follow, other]))).toEqual([follow.id, other.id]);
    expect(ids(withoutEchoes([echo, follow]))).toEqual([echo.id, follow.id]);
    expect(ids(withoutEchoes([follow, vote, echo]))).toEqual([follow.id, vote.id, echo.id]);
  });

  it('NTF-02 drops it from the tab of requests, too, where the follow is not', () => {
    const follow = made({ modelType: 'userfollow' });
    const echo = made({ modelType: 'followerinvite' });
    const other = made({ modelType: 'followerinvite', entity: { id: '5', inviteId: null } });
    const shown = groupNotifications([follow, echo, other], 'requests');
    expect(shown.map(({ id }) => id)).toEqual([other.id]);
  });

  it('NTF-01 shows votes on one post as one row at the place of the newest', () => {
    const votes = [made({ actorId: '2' }), made({ actorId: '3' }), made({ actorId: '4' })];
    const elsewhere = made({
      target: { kind: 'post', id: '10', permalink: null, postId: null, picture: null, muted: false },
    });
    const [a, b, c] = votes as [Notification, Notification, Notification];
    const groups = groupNotifications([a, elsewhere, b, c]);
    expect(groups.map((group) => ids(group.items))).toEqual([[a.id, b.id, c.id], [elsewhere.id]]);
  });

  it('NTF-01 never mixes what was seen with what was not, nor what has to be answered', () => {
    const seen = made({ read: true });
    const unseen = made({});
    const requests = [
      made({ modelType: 'followerinvite' }),
      made({ modelType: 'followerinvite', actorId: '7' }),
    ];
    expect(groupNotifications([unseen, seen, ...requests])).toHaveLength(4);
  });

  it('H2 NTF-01 tells comments apart whose posts are not told', () => {
    const on = (id: string, postId: string | null) =>
      made({
        modelType: 'postcomment',
        target: { kind: 'comment', id, permalink: null, postId, picture: null, muted: false },
      });
    expect(groupNotifications([on('1', null), on('2', null), on('3', null)])).toHaveLength(3);
    expect(groupNotifications([on('1', '9'), on('2', '9')])).toHaveLength(1);
  });

  it('NTF-01 tells votes for two comments of one post apart', () => {
    const on = (id: string) =>
      made({ target: { kind: 'comment', id, permalink: null, postId: '9', picture: null, muted: false } });
    const groups = groupNotifications([on('1'), on('2'), on('1')]);
    expect(groups.map(({ items }) => items.length)).toEqual([2, 1]);
  });

  it('NTF-01 keeps 200 mixed items to few rows', () => {
    const all = Array.from({ length: 200 }, (_, index) =>
      made({
        actorId: String(index),
        target: {
          kind: 'post',
          id: String(index % 20),
          permalink: null,
          postId: null,
          picture: null,
          muted: false,
        },
      }),
    );
    expect(groupNotifications(all).length).toBeLessThanOrEqual(40);
  });

  it('G13 keeps the rows in their order while older pages are added', () => {
    const all = Array.from({ length: 120 }, (_, index) =>
      made({
        modelType: index % 3 === 0 ? 'mention' : 'vote',
        target: {
          kind: 'post',
          id: String((index * 7) % 11),
          permalink: null,
          postId: null,
          picture: null,
          muted: false,
        },
      }),
    );
    const rowsOf = (count: number) => groupNotifications(all.slice(0, count)).map(({ id }) => id);
    for (let count = 20; count < all.length; count += 20)
      expect(rowsOf(count + 20).slice(0, rowsOf(count).length)).toEqual(rowsOf(count));
  });

  it('NTF-01 has a tab for answers and one for requests', () => {
    expect(isInTab(made({ modelType: 'mention' }), 'mentions')).toBe(true);
    expect(isInTab(made({}), 'mentions')).toBe(false);
    expect(isInTab(made({ modelType: 'followerinvite' }), 'requests')).toBe(true);
    expect(isInTab(made({}), 'all')).toBe(true);
  });
});

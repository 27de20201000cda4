import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireNotification, WireNotifications } from '@/shared/wire/notification';
import type { NotificationType } from '@/shared/wire/user';
import { notifications } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, joinGroup, makeGroup, pendingPicture, publish } from '../../testing/posts';
import { statementsOf } from '../../testing/statements';
import { listNotices } from './queries';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf', firstName: 'Yusuf' });
});

const notify = async (member: TestMember, query = '') =>
  (await member.call<WireNotifications>('GET', `/api/notify${query}`)).body;
const kinds = async (member: TestMember) =>
  (await notify(member)).list.map(({ model_type, action_type }) => [model_type, action_type]);
/** Things happen one after another. */
const later = () => server.clock.advance(60);
async function first(member: TestMember): Promise<WireNotification> {
  const [notice] = (await notify(member)).list;
  if (notice === undefined) throw new Error('There is no notification');
  return notice;
}
const place = { permalink: null, post_id: null, picture: null, muted: false };

describe('notifications', () => {
  it('NTF-03 shows the first photo of the post that a vote or comment is about', async () => {
    const [one, two] = [await pendingPicture(server, amara.id), await pendingPicture(server, amara.id)];
    const post = await publish(amara, { post: 'Two photos', photos: [two, one] });
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    later();
    await comment(yusuf, post.id, 'Fine');
    const { list } = await notify(amara);
    expect(list.map(({ target }) => [target.kind, target.picture?.key])).toEqual([
      ['comment', two],
      ['post', two],
    ]);
    expect(list[0]?.target.picture?.access).toBe(post.photos[0]?.access);
  });

  it('NTF-01 tells of follows, requests, votes, comments, replies, mentions, boosts and posts, newest first', async () => {
    const group = await makeGroup(server, amara.id);
    await joinGroup(server, group, yusuf.id);
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    later();
    const own = await publish(amara, { post: 'Mine' });
    await yusuf.call('POST', `/api/vote/${own.id}/like`);
    later();
    const asked = await comment(yusuf, own.id, 'A question');
    const answer = await comment(amara, `reply/${asked.id}`, 'An answer');
    later();
    await comment(yusuf, `reply/${answer.id}`, 'A reply');
    later();
    const named = await publish(yusuf, { post: 'Hello @amara' });
    later();
    await yusuf.call('POST', `/api/post/user/${amara.id}`, { post: 'On your wall' });
    later();
    await publish(yusuf, { post: 'In the group' }, `group/${group}`);
    later();
    await yusuf.call('POST', `/api/post/user/${yusuf.id}`, {
      post: 'Look',
      preview: { url: `http://localhost:3000/post/${own.id}` },
    });
    expect(await kinds(amara)).toEqual([
      ['userpost', 'repost'],
      ['grouppost', 'group_post_create'],
      ['userpost', 'user_post_create'],
      ['mention', null],
      ['postcomment', 'user_post_comment'],
      ['postcomment', 'user_post_comment'],
      ['vote', 'vote'],
      ['userfollow', null],
    ]);
    const { list, count, unread_cnt } = await notify(amara);
    expect([count, unread_cnt.notify]).toEqual([8, 8]);
    const [boost, , , mention, reply, , vote, follow] = list;
    expect(boost?.target).toEqual({ ...place, kind: 'post', id: own.id });
    expect(mention).toMatchObject({
      entity: { id: named.id },
      text: 'Hello @amara',
      actor: { permalink: 'yusuf' },
    });
    expect(reply).toMatchObject({ text: 'A reply', target: { kind: 'comment', post_id: own.id } });
    expect(reply?.entity).toEqual({ id: reply?.target.id, invite_id: null });
    expect(vote).toMatchObject({ entity: { id: own.id }, text: 'Mine', read: false, operation: null });
    expect(follow?.target).toEqual({ ...place, kind: 'user', id: String(yusuf.id), permalink: 'yusuf' });
    expect(follow?.entity).toEqual({ id: String(yusuf.id), invite_id: null });
    expect(await kinds(yusuf)).toEqual([['postcomment', 'user_post_comment']]);
  });

  it('NTF-05 a request to follow can be answered from its notification, and the answer is told', async () => {
    await yusuf.call('POST', `/api/follower/invite/${amara.id}`);
    const { entity } = await first(amara);
    expect(entity).toEqual({ id: String(yusuf.id), invite_id: expect.any(String) as string });
    const answered = await amara.call('PATCH', `/api/follower/invite/${entity.invite_id ?? ''}/accept`);
    expect(answered.status).toBe(204);
    expect(await kinds(amara)).toEqual([]);
    expect(await first(yusuf)).toMatchObject({
      model_type: 'followeraccept',
      action_type: 'follower_invite_accepted',
      target: { kind: 'user', permalink: 'amara' },
    });
  });

  it('NTF-01 opening marks everything as read, and new ones are unread again', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    expect((await amara.call('PATCH', '/api/notify/mark/notify')).status).toBe(204);
    const after = await notify(amara);
    expect([after.unread_cnt.notify, after.list[0]?.read]).toEqual([0, true]);
    await publish(yusuf, { post: 'Hello @amara' });
    expect((await notify(amara)).unread_cnt.notify).toBe(1);
    expect((await notify(yusuf)).unread_cnt.notify).toBe(0);
  });

  it('NTF-01 opening leaves one unread that arrived after the list', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    const { id } = await first(amara);
    later();
    await publish(yusuf, { post: 'Hello @amara' });
    expect((await amara.call('PATCH', '/api/notify/mark/notify', { until: id })).status).toBe(204);
    const { list, unread_cnt: unread } = await notify(amara);
    expect([unread.notify, list.map(({ read }) => read)]).toEqual([1, [false, true]]);
    expect((await amara.call('PATCH', '/api/notify/mark/notify', { until: 'all' })).status).toBe(422);
  });

  it('NTF-01 gives 20 a page, tells of more while there is more, and ends with an empty page', async () => {
    for (let index = 0; index < 25; index += 1) {
      await publish(yusuf, { post: `Number ${index} @amara` });
      later();
    }
    const page1 = await notify(amara);
    expect([page1.list.length, page1.list[0]?.text, page1.count]).toEqual([20, 'Number 24 @amara', 21]);
    const page2 = await notify(amara, '?page=2');
    expect(page2.list.map(({ text }) => text).at(0)).toBe('Number 4 @amara');
    expect([page2.list.length, page2.count, page2.unread_cnt.notify]).toEqual([5, 25, 25]);
    expect(await notify(amara, '?page=3')).toEqual({ list: [], count: 25, unread_cnt: { notify: 25 } });
  });

  it('NTF-01 counts unread ones that stand below read ones, and none that is hidden', async () => {
    for (let index = 0; index < 4; index += 1) {
      await publish(yusuf, { post: `Number ${index} @amara` });
      later();
    }
    const ids = (await notify(amara)).list.map(({ id }) => id);
    const mark = (some: string[], read: boolean) => amara.call('PATCH', '/api/notify', { ids: some, read });
    await mark(ids, true);
    expect((await notify(amara)).unread_cnt.notify).toBe(0);
    await mark([ids[1] ?? '', ids[3] ?? ''], false);
    expect((await notify(amara, '?per_page=1')).unread_cnt.notify).toBe(2);
    await amara.call('POST', `/api/follower/${yusuf.id}/silence`);
    expect((await notify(amara)).unread_cnt.notify).toBe(0);
  });

  it('SRV-02 are read with the number of unread ones in one statement where the page tells it', async () => {
    for (let index = 0; index < 4; index += 1) {
      await publish(yusuf, { post: `Number ${index} @amara` });
      later();
    }
    const read = async (limit: number) => {
      let unread = 0;
      const statements = await statementsOf(server.db, async (db) => {
        unread = (await listNotices(db, amara.id, { limit, offset: 0 })).unread;
      });
      return { statements, unread };
    };
    expect(await read(20)).toEqual({ statements: 1, unread: 4 });
    expect(await read(2)).toEqual({ statements: 2, unread: 4 });
    const [, , ...older] = (await notify(amara)).list.map(({ id }) => id);
    await amara.call('PATCH', '/api/notify', { ids: older, read: true });
    expect(await read(2)).toEqual({ statements: 1, unread: 2 });
    await amara.call('PATCH', '/api/notify/mark/notify');
    expect(await read(1)).toEqual({ statements: 1, unread: 0 });
  });

  it('NTF-02 drops a request directly after a follow by the same person, and no other', async () => {
    const add = (modelType: NotificationType, actor: TestMember) => {
      later();
      return server.db
        .insert(notifications)
        .values({ userId: amara.id, modelType, actorId: actor.id, createdAt: server.clock.now() });
    };
    const third = await server.member();
    await add('followerinvite', yusuf);
    await add('userfollow', yusuf);
    await add('followerinvite', third);
    await add('userfollow', yusuf);
    await add('mention', yusuf);
    await add('followerinvite', yusuf);
    expect((await kinds(amara)).map(([type]) => type)).toEqual([
      'followerinvite',
      'mention',
      'userfollow',
      'followerinvite',
      'userfollow',
    ]);
    expect((await notify(amara)).count).toBe(5);
  });

  it('NTF-01 tells nobody of a kind they switched off, nor of whom they silenced or blocked, before or after', async () => {
    await amara.call('PATCH', '/api/user/edit', { notification: { vote: false } });
    const own = await publish(amara, { post: 'Mine' });
    await yusuf.call('POST', `/api/vote/${own.id}/like`);
    expect(await kinds(amara)).toEqual([]);
    await comment(yusuf, own.id, 'Before');
    for (const [verb, undo] of [
      ['silence', 'unsilence'],
      ['block', 'unblock'],
    ] as const) {
      expect(await kinds(amara)).toHaveLength(1);
      await amara.call('POST', `/api/follower/${yusuf.id}/${verb}`);
      expect(await notify(amara)).toEqual({ list: [], count: 0, unread_cnt: { notify: 0 } });
      await amara.call('POST', `/api/follower/${yusuf.id}/${undo}`);
    }
    await amara.call('POST', `/api/follower/${yusuf.id}/silence`);
    await comment(yusuf, own.id, 'Quietly');
    await amara.call('POST', `/api/follower/${yusuf.id}/unsilence`);
    expect(await kinds(amara)).toHaveLength(1);
  });

  it('SRV-05 says nothing of a post that the member may not see, or not any more', async () => {
    const hidden = await server.member({ privacy: { profile_details: 'approved_followers' } });
    await publish(hidden, { post: 'A secret for @amara' });
    expect(await notify(amara)).toEqual({ list: [], count: 0, unread_cnt: { notify: 0 } });
    await publish(yusuf, { post: 'Open to @amara' });
    expect(await kinds(amara)).toHaveLength(1);
    await yusuf.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'only_me' } });
    expect(await kinds(amara)).toEqual([]);
  });

  it('NTF-01 what was deleted is not told of any more', async () => {
    const own = await publish(amara, { post: 'Mine' });
    const said = await comment(yusuf, own.id, 'Hello');
    await yusuf.call('DELETE', `/api/comments/user/${said.id}`);
    expect(await kinds(amara)).toEqual([]);
  });
});

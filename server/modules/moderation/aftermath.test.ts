import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskAnswer, WireQueue } from '@/shared/wire/moderation';
import type { WireNotifications } from '@/shared/wire/notification';
import { users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { comment, joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let moderator: TestMember;
let author: TestMember;
let nadia: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  moderator = await server.member({ permalink: 'moderator', accessRole: 'moderator' });
  author = await server.member({ permalink: 'author' });
  nadia = await server.member({ permalink: 'nadia' });
});

async function report(path: string): Promise<string> {
  expect((await nadia.call('POST', `/api/report/${path}`, { reason: 'spam', details: '' })).status).toBe(204);
  const { list } = (await moderator.call<WireQueue>('GET', '/api/moderation/queue')).body;
  return list[0]?.id ?? '';
}
async function decide(id: string, answer: DeskAnswer): Promise<void> {
  const body = { answer, rule: 'We do not sell', note: '' };
  expect((await moderator.call('POST', `/api/moderation/queue/${id}/decide`, body)).status).toBe(204);
}
const silencedUntil = async () =>
  (await server.db.select().from(users).where(eq(users.id, author.id)))[0]?.silencedUntil ?? null;

describe('what is left of a decision', () => {
  it('DESK-02 never shortens what an author has by a milder answer about something else', async () => {
    const worse = await publish(author, { post: 'Much worse' });
    const milder = await publish(author, { post: 'Milder' });
    await decide(await report(worse.id), 'block');
    const until = await silencedUntil();
    await decide(await report(milder.id), 'silence');
    expect(await silencedUntil()).toEqual(until);
  });

  it('DESK-02 a silence ends at its time, also where nothing has tidied up since', async () => {
    const silencedUntil = new Date(server.clock.now().getTime() + 60_000);
    await server.db.update(users).set({ silencedUntil }).where(eq(users.id, author.id));
    const write = () => author.call('POST', `/api/post/user/${author.id}`, { post: 'More' });
    expect((await write()).status).toBe(403);
    server.clock.advance(60);
    expect((await write()).status).toBe(201);
  });

  it('DESK-02 tells nobody the words of a removed comment, nor of what stands below it, in notifications', async () => {
    const post = await publish(nadia, { post: 'A post' });
    const top = await comment(author, post.id, 'Buy my secret pills');
    await comment(nadia, `reply/${top.id}`, 'Do not');
    await decide(await report(`comment/${top.id}`), 'remove');
    const { body } = await nadia.call<WireNotifications>('GET', '/api/notify');
    expect(JSON.stringify(body)).not.toContain('secret pills');
    expect(body.unread_cnt.notify).toBe(0);
  });

  it('DESK-02 OWN-02 counts a comment out once, when its author has closed the account before', async () => {
    const post = await publish(nadia, { post: 'A post' });
    const top = await comment(author, post.id, 'Buy');
    await comment(nadia, post.id, 'A fine post');
    const item = await report(`comment/${top.id}`);
    expect((await author.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    expect(await countMismatches(server.db)).toEqual([]);
    await decide(item, 'remove');
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 OWN-02 counts a post and its tags out once, when its author or the wall is closed before', async () => {
    await publish(nadia, { post: 'All about #trams' });
    const own = await publish(author, { post: 'Buy #trams' });
    const ownItem = await report(own.id);
    expect((await author.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    await decide(ownItem, 'remove');
    expect(await countMismatches(server.db)).toEqual([]);
    const guest = await server.member({ permalink: 'guest' });
    const host = await server.member({ permalink: 'host' });
    await makeFollow(server, guest.id, host.id);
    const there = await publish(guest, { post: 'Buy #trams here' }, `user/${host.id}`);
    const thereItem = await report(there.id);
    expect((await host.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    await decide(thereItem, 'remove');
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 OWN-02 offers no block of an author at the desk of a group, once their account is closed', async () => {
    const groupId = await makeGroup(server, moderator.id, { permalink: 'the-group' });
    await joinGroup(server, groupId, author.id);
    const post = await publish(author, { post: 'Buy' }, `group/${groupId}`);
    await nadia.call('POST', `/api/report/${post.id}`, { reason: 'spam', details: '' });
    await author.call('DELETE', '/api/user', { password: memberPassword });
    const { body } = await moderator.call<WireQueue>('GET', `/api/moderation/queue?group=${groupId}`);
    const [item] = body.list;
    for (const answer of item?.answers ?? [])
      expect([
        answer,
        await server.undone(() =>
          moderator
            .call('POST', `/api/moderation/queue/${item?.id ?? ''}/decide`, { answer, rule: 'No', note: '' })
            .then(({ status }) => status),
        ),
      ]).toEqual([answer, 204]);
  });

  it('DESK-03 OWN-02 does not wait for a second moderator who has closed the account', async () => {
    const other = await server.member({ permalink: 'other-moderator', accessRole: 'moderator' });
    const post = await publish(author, { post: 'A post' });
    await decide(await report(post.id), 'remove');
    const { body } = await author.call<WireNotifications>('GET', '/api/notify');
    const notice = body.list[0]?.target.id ?? '';
    await author.call('POST', `/api/moderation/appeals/${notice}`, { text: 'Look again' });
    const waiting = async () =>
      (await moderator.call<WireQueue>('GET', '/api/moderation/queue')).body.counts.appeal;
    expect(await waiting()).toBe(0);
    expect((await other.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    expect(await waiting()).toBe(1);
  });

  it('DESK-03 lifts with a second look what that decision gave, and nothing else', async () => {
    const worse = await publish(author, { post: 'Much worse' });
    const milder = await publish(author, { post: 'Milder' });
    await decide(await report(worse.id), 'block');
    const until = await silencedUntil();
    await decide(await report(milder.id), 'silence');
    const { list } = (await author.call<WireNotifications>('GET', '/api/notify')).body;
    const noticeId = list[0]?.target.id ?? '';
    expect(
      (await author.call('POST', `/api/moderation/appeals/${noticeId}`, { text: 'It is fine' })).status,
    ).toBe(200);
    const another = await server.member({ permalink: 'another', accessRole: 'moderator' });
    const appeal = (await another.call<WireQueue>('GET', '/api/moderation/queue?kind=appeal')).body.list[0];
    await another.call('POST', `/api/moderation/queue/${appeal?.id ?? ''}/decide`, {
      answer: 'keep',
      rule: '',
      note: '',
    });
    expect(await silencedUntil()).toEqual(until);
  });
});

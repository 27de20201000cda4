import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DigestChoice, NotificationType, WireLoggedUser } from '@/shared/wire/user';
import { createTestServer, type TestMember } from '../../testing/harness';
import { comment, publish } from '../../testing/posts';
import { sendDigests } from './sending';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara' });
  yusuf = await server.member({ permalink: 'yusuf', displayName: 'Yusuf Demir' });
});
afterAll(() => server.close());

const ask = async (
  choices: Partial<Record<NotificationType, DigestChoice>>,
  member = amara,
): Promise<WireLoggedUser> =>
  (await member.call<WireLoggedUser>('PATCH', '/api/user/edit', { digest: choices })).body;
const mails = async () =>
  (await server.outbox()).map(({ recipient, subject, body }) => ({ recipient, subject, body }));
/** Looks for due digests as the server does every minute. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(60);
    await sendDigests(server.deps);
  }
}
const until = (moment: string) => {
  server.clock.set(new Date(moment));
  return sendDigests(server.deps);
};
const follow = (member: TestMember) => member.call('POST', `/api/follower/${amara.id}/follow`);

describe('digest mails', () => {
  it('LIVE-04 are off by default, for every kind', async () => {
    const { body } = await amara.call<WireLoggedUser>('GET', '/api/user/user/new');
    expect(new Set(Object.values(body.digest))).toEqual(new Set(['never']));
    expect(Object.keys(body.digest)).toEqual(Object.keys(body.notification));
    await follow(yusuf);
    await until('2026-03-05T07:00:00Z');
    await until('2026-03-08T07:00:00Z');
    expect(await mails()).toEqual([]);
  });

  it('LIVE-04 are chosen for each kind, and other choices stay', async () => {
    await ask({ vote: 'daily', mention: 'now' });
    const { digest, notification } = await ask({ mention: 'never', userfollow: 'now' });
    expect(digest).toMatchObject({ vote: 'daily', mention: 'never', userfollow: 'now', chat: 'never' });
    expect(notification.mention).toBe(true);
    for (const wrong of [{ vote: 'hourly' }, { vote: true }, { nothing: 'now' }, 'now'])
      expect((await amara.call('PATCH', '/api/user/edit', { digest: wrong })).status).toBe(422);
  });

  it('LIVE-04 come once a day at 7:00 UTC with what was missed until then', async () => {
    await ask({ userfollow: 'daily' });
    await follow(yusuf);
    await until('2026-03-04T20:00:00Z');
    await until('2026-03-05T06:59:00Z');
    expect(await mails()).toEqual([]);
    await until('2026-03-05T07:00:00Z');
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: amara.row.email, subject: '1 thing you missed on Kith' });
    expect(mail?.body).toContain('Yusuf Demir followed you\nhttp://localhost:3000/profile/yusuf');
    await pass(30);
    server.clock.advance(4 * 3600);
    await follow(await server.member({ displayName: 'Mei Tan' }));
    await pass(30);
    expect(await mails()).toHaveLength(1);
    await until('2026-03-06T07:05:00Z');
    const [, second, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(second?.body).toContain('Mei Tan followed you');
    expect(second?.body).not.toContain('Yusuf');
  });

  it('LIVE-04 come at once when somebody is away, and at most every 15 minutes', async () => {
    await ask({ userfollow: 'now' });
    await follow(yusuf);
    await pass(4);
    expect(await mails()).toEqual([]);
    await pass(1);
    expect(await mails()).toHaveLength(1);
    await follow(await server.member({ displayName: 'Mei Tan' }));
    await pass(7);
    await follow(await server.member({ displayName: 'Ola Berg' }));
    await pass(7);
    expect(await mails()).toHaveLength(1);
    await pass(1);
    const [, second] = await mails();
    expect(second?.body).toContain('Ola Berg and Mei Tan followed you');
    await pass(60);
    expect(await mails()).toHaveLength(2);
  });

  it('LIVE-04 gather for two minutes, in which a vote can be taken back', async () => {
    const post = await publish(amara, { post: 'Mine' });
    await ask({ vote: 'now' });
    await pass(10);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await pass(1);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await pass(20);
    expect(await mails()).toEqual([]);
  });

  it('LIVE-04 say nothing while somebody is here, nor later of what came meanwhile, nor of what was read', async () => {
    await ask({ userfollow: 'now', mention: 'now' });
    await follow(yusuf);
    for (let minute = 0; minute < 10; minute += 1) {
      await pass(1);
      await amara.call('POST', '/api/user/rollCall');
    }
    expect(await mails()).toEqual([]);
    await pass(30);
    expect(await mails()).toEqual([]);
    await publish(yusuf, { post: 'Hello @amara' });
    await amara.call('PATCH', '/api/notify/mark/notify');
    await pass(30);
    expect(await mails()).toEqual([]);
  });

  it('LIVE-04 leave out kinds that are not asked for, switched off, or older than the choice', async () => {
    await follow(yusuf);
    server.clock.advance(3600);
    await ask({ mention: 'now', userfollow: 'now' });
    await publish(yusuf, { post: 'Hello @amara' });
    await yusuf.call('POST', `/api/post/user/${amara.id}`, { post: 'On the timeline' });
    await amara.call('PATCH', '/api/user/edit', { notification: { mention: false } });
    await pass(30);
    expect(await mails()).toEqual([]);
  });

  it('LIVE-04 group as the page does, end after 20 lines, and stand in the outbox with working links', async () => {
    const post = await publish(amara, { post: 'Mine' });
    await ask({ vote: 'now', mention: 'now', postcomment: 'now' });
    await pass(10);
    for (const displayName of ['Ada', 'Bo', 'Cy', 'Di', 'Ed']) {
      const voter = await server.member({ displayName });
      await voter.call('POST', `/api/vote/${post.id}/like`);
      server.clock.advance(1);
    }
    const said = await comment(yusuf, post.id, 'Words of a comment');
    for (let index = 0; index < 22; index += 1) await publish(yusuf, { post: `Number ${index} @amara` });
    await pass(3);
    const [mail] = await mails();
    expect(mail?.subject).toBe('24 things you missed on Kith');
    expect(mail?.body.match(/Yusuf Demir mentioned you/g)).toHaveLength(20);
    expect(mail?.body).toContain('and 4 more\nhttp://localhost:3000/notifications');
    expect(mail?.body).not.toContain('Number');
    server.clock.advance(3600);
    await amara.call('POST', `/api/user/rollCall`);
    const voter = await server.member({ displayName: 'Flo' });
    server.clock.advance(3600);
    await voter.call('POST', `/api/vote/${post.id}/like`);
    await comment(yusuf, `reply/${said.id}`, 'More words');
    await comment(yusuf, post.id, 'Words again');
    await pass(3);
    const [, second] = await mails();
    expect(second?.body).toContain(
      `Yusuf Demir commented on your post\nhttp://localhost:3000/post/${post.id}?comment=`,
    );
    expect(second?.body).toContain(`Flo voted on your post\nhttp://localhost:3000/post/${post.id}`);
    const html = await (await server.app.fetch(new Request('http://localhost:3000/outbox'))).text();
    expect(html).toContain(`<a href="http://localhost:3000/post/${post.id}"`);
    expect(html).toContain('<a href="http://localhost:3000/unsubscribe?token=');
  });

  it('LIVE-04 name two people and the number of the others', async () => {
    const post = await publish(amara, { post: 'Mine' });
    await ask({ vote: 'now' });
    await pass(10);
    for (const displayName of ['Ada', 'Bo', 'Cy', 'Di', 'Ed']) {
      await (await server.member({ displayName })).call('POST', `/api/vote/${post.id}/like`);
      server.clock.advance(1);
    }
    await pass(3);
    const [mail] = await mails();
    expect(mail?.body).toContain('Ed, Di and 3 others voted on your post\n');
    expect(mail?.subject).toBe('1 thing you missed on Kith');
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { MailFateUnknown, type Mail } from '../../adapters/mail';
import { digests, users } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { comment, joinGroup, makeGroup, publish } from '../../testing/posts';
import { sendDigests } from './sending';

const server = await createTestServer();
const canary = 'canary';
let amara: TestMember;
let yusuf: TestMember;
let sent: Mail[];

beforeEach(async () => {
  await server.reset();
  sent = [];
  amara = await server.member({ permalink: 'amara', firstName: 'Amara' });
  yusuf = await server.member({ permalink: 'yusuf', displayName: 'Yusuf Demir' });
});
afterAll(() => server.close());

const everything = { userpost: 'now', postcomment: 'now', mention: 'now', vote: 'now', userfollow: 'now' };
const everyGroup = { grouppost: 'now', groupcomment: 'now', groupinvite: 'now', followerinvite: 'now' };
const ask = (member = amara) =>
  member.call('PATCH', '/api/user/edit', { digest: { ...everything, ...everyGroup } });
/** The mail service of these tests. */
const mail = { send: (message: Mail) => Promise.resolve(void sent.push(message)) };
async function pass(minutes: number, service: typeof mail = mail): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.clock.advance(60);
    await sendDigests({ ...server.deps, mail: service });
  }
}
const follow = (member: TestMember) => member.call('POST', `/api/follower/${amara.id}/follow`);
const told = () => JSON.stringify(sent);
const digestsOf = () => server.db.select().from(digests).where(eq(digests.userId, amara.id));

describe('what a digest may tell', () => {
  it('LIVE-04 SRV-05 is nothing of muted, blocked, blocking and gone people, nor of what was deleted', async () => {
    await ask();
    const own = await publish(amara, { post: 'Mine' });
    const names = ['muted', 'blocked', 'blocking', 'closed', 'deleting'] as const;
    const [muted, blocked, blocking, closed, deleting] = await Promise.all(
      names.map((name) => server.member({ permalink: name, displayName: `${canary} ${name}` })),
    );
    for (const person of [muted, blocked, blocking, closed]) {
      await person?.call('POST', `/api/vote/${own.id}/like`);
      await follow(person as TestMember);
      await publish(person as TestMember, { post: 'Hello @amara' });
    }
    const said = await comment(deleting as TestMember, own.id, 'Soon gone');
    const post = await publish(deleting as TestMember, { post: 'Soon gone, @amara' });
    await deleting?.call('DELETE', `/api/comments/user/${said.id}`);
    await deleting?.call('DELETE', `/api/post/user/${post.id}`);
    await amara.call('POST', `/api/follower/${muted?.id}/silence`);
    await amara.call('POST', `/api/follower/${blocked?.id}/block`);
    await blocking?.call('POST', `/api/follower/${amara.id}/block`);
    const closing = await closed?.call('DELETE', '/api/user', { password: closed.password });
    expect(closing?.status).toBe(200);
    await follow(yusuf);
    await pass(30);
    expect(sent.map(({ subject }) => subject)).toEqual(['1 thing you missed on Kith']);
    expect(told()).toContain('Yusuf Demir');
    expect(told()).not.toContain(canary);
  });

  it('LIVE-04 SET-06 is what the member may see when it is sent, and no word of what was written', async () => {
    const group = await makeGroup(server, yusuf.id, { privacy: 1, name: `${canary} group` });
    await joinGroup(server, group, amara.id);
    await ask();
    const hidden = await server.member({ displayName: `${canary} person` });
    await publish(hidden, { post: `${canary} @amara` });
    await publish(yusuf, { post: `${canary} @amara` }, `group/${group}`);
    await publish(yusuf, { post: `${canary} for @amara` });
    await pass(3);
    await hidden.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'only_me' } });
    await yusuf.call('DELETE', `/api/groups/${group}/members/${amara.id}`);
    await pass(30);
    expect(sent.map(({ subject }) => subject)).toEqual(['1 thing you missed on Kith']);
    expect(told()).toContain('Yusuf Demir mentioned you');
    expect(told()).not.toContain(canary);
  });

  it('LIVE-04 escapes names, which are one line and turn no other text around', async () => {
    await ask();
    const displayName = '<b onclick="x">\u202eA\u2066b & "co"</b>';
    await follow(await server.member({ displayName }));
    await pass(10);
    expect(sent[0]?.text).toContain('\n<b onclick="x"> A b & "co"</b> followed you\n');
    expect(sent[0]?.html).toContain(
      '<bdi>&lt;b onclick=&quot;x&quot;&gt; A b &amp; &quot;co&quot;&lt;/b&gt;</bdi>',
    );
    expect(told()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it.each([
    ['an unconfirmed address', { confirmedAt: null }],
    ['a member who is not admitted', { accessRole: null }],
  ])('LIVE-04 is not sent to %s', async (_who, change) => {
    await ask();
    await follow(yusuf);
    await server.db.update(users).set(change).where(eq(users.id, amara.id));
    await pass(30);
    expect(sent).toEqual([]);
  });

  it('LIVE-04 is not sent to a closed account, nor to one that is locked before it is open again', async () => {
    await ask();
    await ask(yusuf);
    await follow(yusuf);
    await amara.call('POST', `/api/follower/${yusuf.id}/follow`);
    await yusuf.call('DELETE', '/api/user', { password: yusuf.password });
    await pass(4);
    await follow(await server.member({ displayName: 'Mei Tan' }));
    for (let attempt = 0; attempt < 6; attempt += 1)
      await server.call('POST', '/api/users/auth', {
        body: { email: amara.row.email, plainPassword: 'wrong' },
      });
    await pass(9);
    expect(sent).toEqual([]);
    await pass(10);
    expect(sent.map(({ to }) => to)).toEqual([amara.row.email]);
    expect(told()).not.toContain('Yusuf');
  });
});

describe('the sending of digests', () => {
  const failing = (error: Error) => ({ send: () => Promise.reject(error) });
  beforeEach(async () => {
    await ask();
    await follow(yusuf);
  });

  it('LIVE-04 is done once by servers that look at the same moment', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => server.member()));
    for (const member of members) {
      await ask(member);
      await yusuf.call('POST', `/api/follower/${member.id}/follow`);
    }
    server.clock.advance(600);
    await Promise.all([1, 2, 3].map(() => sendDigests({ ...server.deps, mail })));
    expect(sent.map(({ to }) => to).sort()).toEqual([amara, ...members].map(({ row }) => row.email).sort());
    await pass(60);
    expect(sent).toHaveLength(9);
  });

  it('LIVE-04 is tried again after a refusal, with what may be told then, and never doubled', async () => {
    await follow(await server.member({ displayName: `${canary} person`, permalink: 'gone' }));
    await pass(6, failing(new Error('451 Try again later')));
    expect(sent).toEqual([]);
    const [gone] = await server.db.select().from(users).where(eq(users.permalink, 'gone'));
    await server.db.delete(users).where(eq(users.id, gone?.id ?? 0));
    await pass(60);
    expect(sent.map(({ subject }) => subject)).toEqual(['1 thing you missed on Kith']);
    expect(told()).toContain('Yusuf Demir followed you');
    expect(told()).not.toContain(canary);
  });

  it('LIVE-04 is given up after five refusals, and goes on with what comes later', async () => {
    let attempts = 0;
    const refusing = { send: () => Promise.reject(new Error(`550 No mailbox ${(attempts += 1)}`)) };
    await pass(180, refusing);
    expect(attempts).toBe(5);
    await follow(await server.member({ displayName: 'Mei Tan' }));
    await pass(10);
    expect(sent).toHaveLength(1);
    expect(told()).toContain('Mei Tan followed you');
    expect(told()).not.toContain('Yusuf');
  });

  const unknownFates: [string, typeof mail][] = [
    ['its connection is lost after the mail went out', failing(new MailFateUnknown('Timeout'))],
    ['the server is killed while it sends', { send: () => new Promise<undefined>(() => undefined) }],
  ];
  async function loseMail(service: typeof mail): Promise<void> {
    server.clock.advance(600);
    void sendDigests({ ...server.deps, mail: service });
    await expect.poll(async () => (await digestsOf()).at(0)?.mailedAt).toEqual(server.clock.now());
  }

  it.each(unknownFates)(
    'LIVE-04 tries the next one as often as any other when %s',
    async (_what, service) => {
      await loseMail(service);
      await follow(await server.member({ displayName: 'Mei Tan' }));
      let attempts = 0;
      await pass(180, { send: () => Promise.reject(new Error(`550 No mailbox ${(attempts += 1)}`)) });
      expect(attempts).toBe(5);
    },
  );

  it.each(unknownFates)('LIVE-04 is not repeated when %s', async (_what, service) => {
    await loseMail(service);
    await pass(120);
    expect(sent).toEqual([]);
    await follow(await server.member({ displayName: 'Mei Tan' }));
    await pass(10);
    expect(sent).toHaveLength(1);
    expect(told()).not.toContain('Yusuf');
  });
});

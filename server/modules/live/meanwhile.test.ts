import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import { liveOutbox, sessions } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { listen, type Ear } from '../../testing/listening';
import { memberPassword } from '../../testing/members';
import { publish } from '../../testing/posts';
import { removeExpiredSessions } from '../auth/sessions';
import { createDelivery } from './delivery';

const server = await createTestServer();
const email = 'amara@kith.example';
let amara: TestMember;
let yusuf: TestMember;
let deliver: () => Promise<void>;
const ears: Ear[] = [];

async function open(member: Pick<TestMember, 'token'>): Promise<Ear> {
  const ear = await listen(server, member, deliver);
  ears.push(ear);
  return ear;
}

const leaveAll = async () => {
  for (const ear of ears.splice(0)) await ear.leave();
};

beforeEach(async () => {
  await leaveAll();
  await server.reset();
  deliver = createDelivery(server.deps);
  amara = await server.member({ permalink: 'amara', email });
  yusuf = await server.member({ permalink: 'yusuf' });
});
afterAll(async () => {
  await leaveAll();
  await server.close();
});

it('LIVE-03 SRV-04 opens no stream for a session that has ended while the stream was asked for', async () => {
  const ear = await open(amara);
  await ear.heard();
  const token = await server.newSession(amara.id);
  const asked = vi.spyOn(server.deps.limiter, 'consume').mockImplementationOnce(async () => {
    expect((await amara.call('DELETE', '/api/user/sessions')).status).toBe(204);
    expect(await ear.heard()).toEqual([]);
    return 0;
  });
  expect((await server.call('GET', '/api/stream', { token })).status).toBe(401);
  asked.mockRestore();
  expect(server.deps.streams.count()).toBe(1);
});

const ways = {
  'all others': () => amara.call('DELETE', '/api/user/sessions'),
  one: async () => {
    const newest = (await server.db.select().from(sessions).orderBy(sessions.id)).at(-1);
    return amara.call('DELETE', `/api/user/sessions/${newest?.id}`);
  },
  'the own': () => amara.call('POST', '/api/users/logout'),
  'the former': () => {
    const body = { email, plainPassword: memberPassword };
    return server.call('POST', '/api/users/auth', { body, token: amara.token });
  },
} as const;

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'LIVE-02 SRV-04 ends no session without a word to its streams: %s',
  async (way) => {
    await server.newSession(amara.id);
    const before = await server.db.select().from(sessions).orderBy(sessions.id);
    const constraint = sql`alter table live_outbox add constraint silent check (kind <> 'session') not valid`;
    await server.db.execute(constraint);
    const { status } = await ways[way]();
    await server.db.execute(sql`alter table live_outbox drop constraint silent`);
    expect(status).toBe(500);
    const after = await server.db.select({ id: sessions.id }).from(sessions);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  },
);

it('LIVE-02 SRV-04 ends the streams of sessions that are over', async () => {
  const [hers, his] = [await open(amara), await open(yusuf)];
  server.clock.advance(15 * 86_400);
  await server.db
    .update(sessions)
    .set({ lastSeenAt: server.clock.now() })
    .where(eq(sessions.userId, yusuf.id));
  await removeExpiredSessions(server.deps);
  expect(await hers.heard()).toEqual(['session']);
  expect(await his.heard()).toEqual([]);
  expect([hers.isOver(), his.isOver()]).toEqual([true, false]);
});

it('LIVE-03 tells a stream that is opened during a delivery what happens until the delivery reads', async () => {
  await (await open(yusuf)).heard();
  const read = server.db.execute.bind(server.db);
  const reading = vi.spyOn(server.db, 'execute').mockImplementationOnce((query) => {
    reading.mockRestore();
    const statement = read(query);
    const run = statement.execute.bind(statement);
    vi.spyOn(statement, 'execute').mockImplementationOnce(async () => {
      await open(amara);
      await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
      return run();
    });
    return statement;
  });
  await deliver();
  expect(await ears.at(-1)?.heard()).toContain('notify');
});

it('LIVE-02 tells the counters of a post that change after it was read and before it is watched', async () => {
  const [first, second] = [await publish(yusuf, { post: 'One' }), await publish(yusuf, { post: 'Two' })];
  const ear = await open(amara);
  await ear.heard();
  const watch = (posts: readonly WirePost[]) =>
    amara.call('PUT', `/api/stream/${ear.id}/watch`, { posts: posts.map(({ id }) => id) });
  await amara.call('POST', `/api/vote/${first.id}/like`);
  await ear.heard();
  expect((await watch([first, second])).status).toBe(204);
  const counts = { id: first.id, votes_up: 1, votes_down: 0, comments: 0 };
  expect(await ear.heard()).toEqual([`post ${JSON.stringify(counts)}`]);
  await watch([first, second]);
  expect(await ear.heard()).toEqual([]);
});

const status = (member: TestMember, onlineStatus: number) =>
  member.call('POST', '/api/user/onlineStatus', { onlineStatus });
const watchPeople = (ear: Ear, ...people: TestMember[]) =>
  amara.call('PUT', `/api/stream/${ear.id}/watch`, { posts: [], people: people.map(({ id }) => String(id)) });

it.each([
  ['chose another status', () => status(yusuf, 3)],
  ['came', () => yusuf.call('POST', '/api/user/rollCall')],
])(
  'LIVE-02 tells of a person who %s after their status was read and before they are watched',
  async (_, act) => {
    const ear = await open(amara);
    await act();
    await ear.heard();
    expect((await watchPeople(ear, yusuf)).status).toBe(204);
    expect(await ear.heard()).toEqual(['presence']);
    await watchPeople(ear, yusuf);
    expect(await ear.heard()).toEqual([]);
  },
);

it('LIVE-02 tells of a person who went after their status was read and before they are watched', async () => {
  await status(yusuf, 2);
  const ear = await open(amara);
  server.clock.advance(120);
  await ear.heard();
  await server.db.delete(liveOutbox);
  server.clock.advance(1);
  await watchPeople(ear, yusuf);
  expect(await ear.heard()).toEqual(['presence']);
});

it('LIVE-03 tells nothing of a person who came before they are watched and shows no profile', async () => {
  const ear = await open(amara);
  await yusuf.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'only_me' } });
  await status(yusuf, 3);
  await ear.heard();
  await watchPeople(ear, yusuf);
  expect(await ear.heard()).toEqual([]);
});

it('LIVE-02 tells once, and at once, of a person who comes', async () => {
  await status(yusuf, 2);
  const ear = await open(amara);
  await watchPeople(ear, yusuf);
  server.clock.advance(150);
  await ear.heard();
  await yusuf.call('POST', '/api/user/rollCall');
  expect(await ear.heard()).toEqual(['presence']);
  server.clock.advance(30);
  await yusuf.call('POST', '/api/user/rollCall');
  expect(await ear.heard()).toEqual([]);
});

it('LIVE-02 tells the newest counters last, also of a post that begins to be watched meanwhile', async () => {
  const post = await publish(yusuf, { post: 'One' });
  const ear = await open(amara);
  await amara.call('POST', `/api/vote/${post.id}/like`);
  await ear.heard();
  const heard: string[] = [];
  const read = server.db.execute.bind(server.db);
  // The second reading of the call, if there is one, is that of the counters.
  const reading = vi
    .spyOn(server.db, 'execute')
    .mockImplementationOnce(read)
    .mockImplementationOnce((query) => {
      const raw = read(query);
      const execute = raw.execute.bind(raw);
      vi.spyOn(raw, 'execute').mockImplementationOnce(async () => {
        const counts = await execute();
        await changeVote();
        return counts;
      });
      return raw;
    });
  async function changeVote() {
    reading.mockRestore();
    server.clock.advance(2);
    await amara.call('POST', `/api/vote/${post.id}/dislike`);
    heard.push(...(await ear.heard()));
  }
  await amara.call('PUT', `/api/stream/${ear.id}/watch`, { posts: [post.id] });
  if (heard.length === 0) await changeVote();
  heard.push(...(await ear.heard()));
  const counts = { id: post.id, votes_up: 0, votes_down: 1, comments: 0 };
  expect(heard.at(-1)).toBe(`post ${JSON.stringify(counts)}`);
});

it('LIVE-03 PRES-01 tells nothing of those who are invisible as they come and go', async () => {
  await status(yusuf, 0);
  const ear = await open(amara);
  await watchPeople(ear, yusuf);
  expect(await ear.heard()).toEqual([]);
  server.clock.advance(121);
  expect(await ear.heard()).toEqual([]);
  await watchPeople(ear);
  await watchPeople(ear, yusuf);
  expect(await ear.heard()).toEqual([]);
  await yusuf.call('POST', '/api/user/rollCall');
  await status(yusuf, 0);
  expect(await ear.heard()).toEqual([]);
  server.clock.advance(30);
  expect(await ear.heard()).toEqual([]);
  for (const shown of [2, 0]) {
    await status(yusuf, shown);
    expect(await ear.heard()).toEqual(['presence']);
    server.clock.advance(30);
    expect(await ear.heard()).toEqual([]);
  }
});

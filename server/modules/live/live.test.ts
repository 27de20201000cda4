import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { Audience } from '@/shared/wire/user';
import { liveOutbox, users } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { createTestServer, type TestMember } from '../../testing/harness';
import { listen, type Ear } from '../../testing/listening';
import { comment, joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';
import { tellMembers } from '../../writing/tell';
import { demoClip, videoForm } from '../../testing/videos';
import { prepareClip } from '../shortVideos/preparing';
import { createDelivery } from './delivery';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
let stranger: TestMember;
let deliver: () => Promise<void>;
const ears: Ear[] = [];

async function open(member: TestMember): Promise<Ear> {
  const ear = await listen(server, member, deliver);
  ears.push(ear);
  return ear;
}

/** Opens streams that have been told all that happened before. */
async function openAll(...members: TestMember[]): Promise<Ear[]> {
  const opened = [];
  for (const member of members) opened.push(await open(member));
  for (const ear of opened) await ear.heard();
  return opened;
}

beforeEach(async () => {
  for (const ear of ears.splice(0)) await ear.leave();
  await server.reset();
  deliver = createDelivery(server.deps);
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  stranger = await server.member({ permalink: 'stranger' });
});
afterAll(async () => {
  for (const ear of ears.splice(0)) await ear.leave();
  await server.close();
});

async function onlyEar(member: TestMember): Promise<Ear> {
  const [ear] = await openAll(member);
  if (ear === undefined) throw new TypeError('No stream was opened');
  return ear;
}

/** Sets who sees a member's posts. */
const show = (member: TestMember, audience: Audience) =>
  server.db
    .update(users)
    .set({ privacy: { profile_details: audience } })
    .where(eq(users.id, member.id));

const watch = (member: TestMember, { id }: Ear, posts: readonly WirePost[]) =>
  member.call('PUT', `/api/stream/${id}/watch`, { posts: posts.map((post) => post.id) });

describe('what a member’s stream tells', () => {
  it('LIVE-02 notifications and follows, to the two whom they concern', async () => {
    const [hers, his, theirs] = await openAll(amara, yusuf, stranger);
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    expect((await hers?.heard())?.toSorted()).toEqual(['follow', 'notify']);
    expect(await his?.heard()).toEqual(['follow']);
    expect(await theirs?.heard()).toEqual([]);
  });

  it('LIVE-02 reading notifications clears the bell of another device', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    const ear = await onlyEar(amara);
    await amara.call('PATCH', '/api/notify/mark/notify');
    expect(await ear.heard()).toEqual(['notify']);
    await amara.call('PATCH', '/api/notify/mark/notify');
    expect(await ear.heard()).toEqual([]);
  });

  it('LIVE-02 newer posts of the feed, without the post', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    const [his, theirs] = await openAll(yusuf, stranger);
    await publish(amara, { post: 'Bread at six' });
    expect(await his?.heard()).toEqual(['news']);
    expect(await theirs?.heard()).toEqual([]);
  });

  it('LIVE-03 says nothing of a post that its reader may not see', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    await show(amara, 'mutual_followers');
    const ear = await onlyEar(yusuf);
    await publish(amara, { post: 'Between the two of us' });
    expect(await ear.heard()).toEqual([]);
    await yusuf.call('POST', `/api/follower/${amara.id}/silence`);
    await show(amara, 'everyone');
    await publish(amara, { post: 'For all but the deaf' });
    expect(await ear.heard()).toEqual([]);
  });

  it('LIVE-02 the counters of watched posts, at most once in two seconds for each', async () => {
    const post = await publish(amara, { post: 'Vote on this' });
    const other = await publish(amara, { post: 'Not on screen' });
    const ear = await onlyEar(stranger);
    expect((await watch(stranger, ear, [post])).status).toBe(204);
    const counts = (up: number, comments: number) =>
      `post ${JSON.stringify({ id: post.id, votes_up: up, votes_down: 0, comments })}`;
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await yusuf.call('POST', `/api/vote/${other.id}/like`);
    expect(await ear.heard()).toEqual([counts(1, 0)]);
    await comment(yusuf, post.id, 'Done');
    expect(await ear.heard()).toEqual([]);
    server.clock.advance(2_000);
    expect(await ear.heard()).toEqual([counts(1, 1)]);
  });

  it('LIVE-03 asks for each event whether its reader may see the post at that moment', async () => {
    const post = await publish(amara, { post: 'Vote on this' });
    const ear = await onlyEar(yusuf);
    await watch(yusuf, ear, [post]);
    await amara.call('POST', `/api/follower/${yusuf.id}/block`);
    await stranger.call('POST', `/api/vote/${post.id}/like`);
    expect(await ear.heard()).toEqual(['follow']);
  });

  it('LIVE-03 GRP-03 no number of comments to authors who may not read on below their post', async () => {
    const group = await makeGroup(server, amara.id);
    await joinGroup(server, group, yusuf.id);
    const post = await publish(yusuf, { post: 'Mine' }, `group/${group}`);
    const ear = await onlyEar(yusuf);
    await watch(yusuf, ear, [post]);
    expect((await amara.call('POST', `/api/groups/${group}/members/${yusuf.id}/block`)).status).toBe(204);
    await ear.heard();
    await amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'He is gone' });
    server.clock.advance(2);
    const counts = { id: post.id, votes_up: 0, votes_down: 0, comments: 0 };
    expect((await ear.heard()).at(-1)).toBe(`post ${JSON.stringify(counts)}`);
  });

  it('LIVE-03 GRP-03 no notification that its reader’s list would not show', async () => {
    const group = await makeGroup(server, amara.id, { privacy: 1 });
    await joinGroup(server, group, yusuf.id);
    const post = await publish(yusuf, { post: 'Mine' }, `group/${group}`);
    expect((await amara.call('POST', `/api/groups/${group}/members/${yusuf.id}/block`)).status).toBe(204);
    const [his, theirs] = await openAll(yusuf, stranger);
    const said = await amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'He is gone, @stranger' });
    expect(said.status).toBe(201);
    expect(await his?.heard()).toEqual([]);
    expect(await theirs?.heard()).toEqual([]);
  });

  it('LIVE-03 SRV-05 nothing of what a private member does, to a stranger who watches all ids', async () => {
    await show(amara, 'approved_followers');
    await makeFollow(server, yusuf.id, amara.id, 'approved');
    await makeFollow(server, stranger.id, amara.id);
    const group = await makeGroup(server, amara.id, { privacy: 1, name: 'canary group' });
    await joinGroup(server, group, yusuf.id);
    const [his, theirs] = await openAll(yusuf, stranger);
    const ids = Array.from({ length: 40 }, (_, index) => ({ id: String(index + 1) }));
    if (theirs)
      await stranger.call('PUT', `/api/stream/${theirs.id}/watch`, { posts: ids.map(({ id }) => id) });
    const post = await publish(amara, { post: 'canary post' });
    const said = await comment(yusuf, post.id, 'canary comment');
    await comment(amara, `reply/${said.id}`, 'canary reply');
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await publish(amara, { post: 'canary in the group' }, `group/${group}`);
    await amara.call('PATCH', '/api/user/edit', { bio: 'canary bio' });
    await amara.call('DELETE', `/api/post/${post.id}`);
    expect(await his?.heard()).toEqual(expect.arrayContaining(['news', 'notify']));
    expect(await theirs?.heard()).toEqual([]);
    server.clock.advance(10_000);
    expect(await theirs?.heard()).toEqual([]);
  });

  it('LIVE-02 PRES-01 the coming, going and choices of the people on screen, to those who may see them', async () => {
    await amara.call('POST', '/api/user/rollCall');
    const [his, theirs] = await openAll(yusuf, stranger);
    const look = (ear: Ear | undefined, member: TestMember) =>
      member.call('PUT', `/api/stream/${ear?.id}/watch`, { posts: [], people: [String(amara.id)] });
    await his?.heard();
    // She has come a moment ago, maybe since he read who is here.
    await look(his, yusuf);
    expect(await his?.heard()).toEqual(['presence']);
    await amara.call('POST', '/api/user/onlineStatus', { onlineStatus: 3 });
    expect(await his?.heard()).toEqual(['presence']);
    expect(await theirs?.heard()).toEqual([]);
    // Nobody says that they leave: it shows at a look, half a minute later at most.
    server.clock.advance(121);
    expect(await his?.heard()).toEqual(['presence']);
    await amara.call('POST', '/api/user/rollCall');
    server.clock.advance(30);
    expect(await his?.heard()).toEqual(['presence']);
    await show(amara, 'only_me');
    await amara.call('POST', '/api/user/onlineStatus', { onlineStatus: 2 });
    expect(await his?.heard()).toEqual([]);
  });

  it('LIVE-02 CLIP-02 that a short video is prepared, or cannot be, to its author', async () => {
    const sent = async () =>
      (await amara.call<{ id: string }>('POST', '/upload/video', videoForm(await demoClip('harbour.mp4'))))
        .body;
    const { id } = await sent();
    const [hers, his] = await openAll(amara, yusuf);
    await prepareClip(server.deps, Number(id));
    expect([await hers?.heard(), await his?.heard()]).toEqual([['clip'], []]);
    await prepareClip(server.deps, Number(id));
    expect(await hers?.heard()).toEqual([]);
  });

  it('LIVE-02 the end of the session, and ends with it', async () => {
    const other = { ...amara, token: await server.newSession(amara.id) };
    const [first, second] = await openAll(amara, other);
    await amara.call('DELETE', '/api/user/sessions');
    expect(await second?.heard()).toEqual(['session']);
    expect(await first?.heard()).toEqual([]);
    expect([first?.isOver(), second?.isOver()]).toEqual([false, true]);
  });
});

describe('streams', () => {
  it('LIVE-01 are for members, and watched by their own session only', async () => {
    expect((await server.call('GET', '/api/stream')).status).toBe(401);
    const ear = await onlyEar(amara);
    const post = await publish(amara, { post: 'Mine' });
    expect((await watch(yusuf, ear, [post])).status).toBe(404);
    expect(
      (
        await watch(
          amara,
          ear,
          Array.from({ length: 51 }, () => post),
        )
      ).status,
    ).toBe(422);
    // An id of another backend's kind names no post.
    expect((await watch(amara, ear, [{ ...post, id: 'constructor' }, post])).status).toBe(204);
  });

  it('LIVE-01 are at most five of one login, and give their place back', async () => {
    const opened = await openAll(amara, amara, amara, amara, amara);
    const refused = await amara.call('GET', '/api/stream');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(server.deps.streams.listeners()).toHaveLength(5);
    await opened[0]?.leave();
    expect(server.deps.streams.listeners()).toHaveLength(4);
    const { status, headers } = await amara.call('GET', '/api/stream');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('LIVE-03 tells what happened between opening and the first delivery', async () => {
    const ear = await open(amara);
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    expect(await ear.heard()).toContain('notify');
    expect(await ear.heard()).toEqual([]);
  });

  // The built-in database does one thing at a time.
  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'LIVE-03 tells what is done while another transaction goes on, and that one once it ends',
    async () => {
      const ear = await onlyEar(amara);
      await server.db.transaction(async (tx) => {
        await tellMembers(tx, 'member', [amara.id]);
        await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
        const told = await ear.heard();
        expect(told).toContain('notify');
        expect(told).not.toContain('member');
      });
      expect(await ear.heard()).toEqual(['member']);
      expect(await ear.heard()).toEqual([]);
    },
  );

  it('LIVE-03 keeps the outbox small', async () => {
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    expect(await server.db.select().from(liveOutbox)).not.toEqual([]);
    server.clock.set(new Date(Date.now() + 700_000));
    await runHousekeeping(server.deps);
    expect(await server.db.select().from(liveOutbox)).toEqual([]);
  });
});

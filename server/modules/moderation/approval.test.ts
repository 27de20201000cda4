import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup, PostApproval } from '@/shared/wire/group';
import type { DeskAnswer, WireDeskLine, WireModerationNotice, WireQueue } from '@/shared/wire/moderation';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WirePost } from '@/shared/wire/post';
import { posts, publications, reviewItems, users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeFollow, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let moderator: TestMember;
let yusuf: TestMember;
let nadia: TestMember;
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  moderator = await server.member({ permalink: 'moderator' });
  yusuf = await server.member({ permalink: 'yusuf' });
  nadia = await server.member({ permalink: 'nadia' });
  groupId = await makeGroup(server, owner.id, { permalink: 'trams', name: 'Trams' });
  await joinGroup(server, groupId, moderator.id, 'moderator');
  await joinGroup(server, groupId, yusuf.id);
  await joinGroup(server, groupId, nadia.id);
  await makeFollow(server, nadia.id, yusuf.id);
});

const wall = () => `group/${groupId}`;
const approve = (approval: PostApproval) =>
  owner.call<WireGroup>('PATCH', `/api/groups/${groupId}`, { groupId: String(groupId), approval });
const write = (post: string, member = yusuf) => publish(member, { post }, wall());
const queue = async (member = moderator, query = `?group=${groupId}`) =>
  (await member.call<WireQueue>('GET', `/api/moderation/queue${query}`)).body;
const firstId = async () => (await queue()).list[0]?.id ?? '';
const decide = async (answer: DeskAnswer, member = moderator) =>
  (
    await member.call('POST', `/api/moderation/queue/${await firstId()}/decide`, {
      ...{ answer, rule: 'Trams only', note: '' },
    })
  ).status;
const idsAt = async (member: TestMember, path: string) =>
  (await member.call<WireList<WirePost>>('GET', path)).body.list.map(({ id }) => id);
const listsOf = () => [
  ...[`/api/post/${wall()}`, '/api/post/news', '/api/search/post?term=tram', '/api/discover/posts'],
];
const told = async (member: TestMember) =>
  (await member.call<WireNotifications>('GET', '/api/notify')).body.list.map(
    ({ model_type, action_type, target }) => [model_type, action_type, target.kind],
  );
const postCount = async (member = yusuf) =>
  (await server.db.select().from(users).where(eq(users.id, member.id)))[0]?.postCount;

describe('posts that wait for a moderator', () => {
  it('DESK-02 shows a waiting post to its author alone, counts it nowhere and tells nobody but the desk', async () => {
    expect((await approve('all')).body.approval).toBe('all');
    const post = await write('My #tram, @nadia');
    expect(post).toMatchObject({ pending: true, can_comment: false });
    for (const path of listsOf()) {
      for (const member of [nadia, moderator, owner])
        expect([path, await idsAt(member, path)]).toEqual([path, []]);
    }
    expect(await idsAt(yusuf, `/api/post/${wall()}`)).toEqual([post.id]);
    expect(await idsAt(yusuf, '/api/post/news')).toEqual([post.id]);
    for (const member of [nadia, moderator])
      expect((await member.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    expect((await yusuf.call('POST', `/api/comments/group/${post.id}`, { msg: 'Mine' })).status).toBe(403);
    expect(await told(nadia)).toEqual([]);
    expect(await told(moderator)).toEqual([['grouppost', 'group_post_wait', 'group']]);
    expect(await postCount()).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 takes the notification of a waiting post back with the post or its answer, and no other', async () => {
    await approve('all');
    const deleted = await write('One');
    for (const text of ['Two', 'Three']) {
      server.clock.advance(1);
      await write(text);
    }
    const ends = [
      async () => (await yusuf.call('DELETE', `/api/post/group/${deleted.id}`)).status,
      ...[() => decide('keep'), () => decide('remove')],
    ];
    for (const left of [2, 1, 0]) {
      expect(await ends[2 - left]?.()).toBe(204);
      for (const member of [moderator, owner])
        expect((await told(member)).filter(([, action]) => action === 'group_post_wait')).toHaveLength(left);
    }
  });

  it('DESK-02 publishes it as one of that moment, with tags, mentions, counts and notifications', async () => {
    await approve('all');
    const older = await write('My #tram, @nadia');
    await approve('off');
    server.clock.advance(60);
    const newer = await write('Another tram', nadia);
    server.clock.advance(60);
    const { list, counts } = await queue();
    expect(counts).toEqual({ report: 0, appeal: 0, pending: 1 });
    expect(list[0]).toMatchObject({
      ...{ kind: 'pending', reports: 0, answers: ['keep', 'remove', 'block'] },
      subject: { kind: 'post', text: 'My #tram, @nadia' },
    });
    expect(await decide('keep')).toBe(204);
    expect(await idsAt(nadia, `/api/post/${wall()}`)).toEqual([older.id, newer.id]);
    expect(await idsAt(nadia, '/api/post/news')).toEqual([older.id, newer.id]);
    expect(await idsAt(nadia, '/api/search/post?term=tram')).toEqual([older.id, newer.id]);
    expect((await nadia.call<WirePost>('GET', `/api/post/view/${older.id}`)).body).toMatchObject({
      ...{ pending: false, can_comment: true, created_at: server.clock.now().toISOString() },
    });
    expect(await told(nadia)).toEqual([['mention', null, 'post']]);
    expect((await told(yusuf))[0]).toEqual(['grouppost', 'group_post_publish', 'post']);
    expect(await postCount()).toBe(1);
    expect(await countMismatches(server.db)).toEqual([]);
    const log = await moderator.call<WireList<WireDeskLine>>('GET', `/api/moderation/log?group=${groupId}`);
    expect(log.body.list.map(({ act, subject }) => [act, subject])).toEqual([['publish', 'post']]);
    expect(await decide('keep')).toBe(404);
  });

  it('DESK-02 holds the first post of new members only, and nobody’s who runs the group', async () => {
    await approve('new');
    expect((await write('First tram')).pending).toBe(true);
    expect((await write('Second tram')).pending).toBe(true);
    await decide('keep');
    expect((await write('Third tram')).pending).toBe(false);
    expect((await write('Fourth', nadia)).pending).toBe(true);
    await approve('all');
    expect((await write('Fifth tram')).pending).toBe(true);
    for (const member of [moderator, owner]) expect((await write('Ours', member)).pending).toBe(false);
  });

  it('DESK-03 removes it with a reason; a second look of another one publishes it', async () => {
    await approve('all');
    const post = await write('A bus #tram');
    expect(await decide('remove')).toBe(204);
    expect((await yusuf.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    expect(await countMismatches(server.db)).toEqual([]);
    const [notice] = (await yusuf.call<WireNotifications>('GET', '/api/notify')).body.list;
    const path = notice?.target.id ?? '';
    expect(
      (await yusuf.call<WireModerationNotice>('GET', `/api/moderation/notices/${path}`)).body,
    ).toMatchObject({ answer: 'remove', rule: 'Trams only', excerpt: 'A bus #tram' });
    await yusuf.call('POST', `/api/moderation/appeals/${path}`, { text: 'It replaces a tram' });
    expect((await queue()).counts).toEqual({ report: 0, appeal: 0, pending: 0 });
    expect((await queue(owner)).list[0]).toMatchObject({ kind: 'appeal', answers: ['keep', 'remove'] });
    const { id = '' } = (await queue(owner)).list[0] ?? {};
    await owner.call('POST', `/api/moderation/queue/${id}/decide`, { answer: 'keep' });
    expect(await idsAt(nadia, `/api/post/${wall()}`)).toEqual([post.id]);
    expect((await told(nadia))[0]).toEqual(['grouppost', 'group_post_create', 'post']);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 lets its author change and withdraw it; a deleted group takes it along', async () => {
    await approve('all');
    const post = await write('My bus #tram, @nadia');
    await yusuf.call('PATCH', `/api/post/group/${post.id}`, { post: 'My trolley #tram, @moderator' });
    expect((await queue()).list[0]?.subject.text).toBe('My trolley #tram, @moderator');
    expect(await told(nadia)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await yusuf.call('DELETE', `/api/post/group/${post.id}`)).status).toBe(204);
    expect((await queue()).count).toBe(0);
    expect(await postCount()).toBe(0);
    await write('Another');
    await owner.call('DELETE', `/api/groups/${groupId}`);
    expect(await server.db.select().from(reviewItems)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 publishes no words that its author wrote after the moderator had read', async () => {
    await approve('all');
    const post = await write('My bus #tram');
    const read = (await queue()).list[0];
    server.clock.advance(60);
    await yusuf.call('PATCH', `/api/post/group/${post.id}`, { post: 'Buy my pills' });
    const answer = { answer: 'keep', rule: '', note: '' };
    const late = await moderator.call('POST', `/api/moderation/queue/${read?.id ?? ''}/decide`, answer);
    expect(late.status).toBe(404);
    expect((await nadia.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    const { list, counts } = await queue();
    expect(counts.pending).toBe(1);
    expect(list[0]).toMatchObject({ subject: { text: 'Buy my pills' }, first_at: read?.first_at });
    expect(await decide('remove')).toBe(204);
    const [notice] = (await yusuf.call<WireNotifications>('GET', '/api/notify')).body.list;
    const told = await yusuf.call('GET', `/api/moderation/notices/${notice?.target.id ?? ''}`);
    expect(told.body).toMatchObject({ excerpt: 'Buy my pills' });
  });

  it('DESK-02 lets a published post wait again when its author changes it, and keeps its place', async () => {
    await approve('all');
    const post = await write('My #tram');
    await decide('keep');
    const shown = (await nadia.call<WirePost>('GET', `/api/post/view/${post.id}`)).body;
    await nadia.call('POST', `/api/comments/group/${post.id}`, { msg: 'Nice' });
    server.clock.advance(60);
    const newer = await write('Ours', moderator);
    server.clock.advance(60);
    const before = await told(nadia);
    const patch = (text: string) =>
      yusuf.call<WirePost>('PATCH', `/api/post/group/${post.id}`, { post: text });
    expect((await patch('My #tram')).body.pending).toBe(false);
    expect((await patch('Buy #pills, @nadia')).body).toMatchObject({ pending: true, can_comment: false });
    for (const member of [nadia, moderator])
      expect((await member.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    expect(await idsAt(nadia, '/api/search/post?term=%23pills')).toEqual([]);
    expect(await postCount()).toBe(0);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await told(moderator))[0]).toEqual(['grouppost', 'group_post_wait', 'group']);
    expect(await decide('keep')).toBe(204);
    expect(await idsAt(nadia, `/api/post/${wall()}`)).toEqual([newer.id, post.id]);
    const again = (await nadia.call<WirePost>('GET', `/api/post/view/${post.id}`)).body;
    expect(again).toMatchObject({ post: 'Buy #pills, @nadia', created_at: shown.created_at, comments: 1 });
    expect(await told(nadia)).toEqual([['mention', null, 'post'], ...before]);
    await patch('Buy more, @nadia');
    await decide('keep');
    expect(await told(nadia)).toHaveLength(before.length + 1);
    expect(await postCount()).toBe(1);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 lets changes wait of those who have left too, but not where first posts alone do, nor of moderators', async () => {
    const [first, second, ours] = [await write('A'), await write('B'), await write('C', moderator)];
    const waits = async ({ id }: { id: string }, member = yusuf) =>
      (await member.call<WirePost>('PATCH', `/api/post/group/${id}`, { post: 'Other words' })).body.pending;
    await approve('new');
    expect(await waits(first)).toBe(false);
    await approve('all');
    expect(await waits(ours, moderator)).toBe(false);
    await yusuf.call('POST', `/api/groups/${groupId}/leave`);
    expect(await waits(second)).toBe(true);
    expect(await decide('keep')).toBe(204);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('DESK-02 leaves a waiting post at its place when nothing of it was changed', async () => {
    await approve('all');
    const post = await write('My bus #tram');
    const id = await firstId();
    await yusuf.call('PATCH', `/api/post/group/${post.id}`, { post: 'My bus #tram' });
    expect(await firstId()).toBe(id);
  });

  it('DESK-02 keeps it at the desk of its group, where nobody answers their own', async () => {
    await approve('all');
    const operator = await server.member({ permalink: 'operator', accessRole: 'operator' });
    await write('A tram');
    await joinGroup(server, groupId, operator.id);
    const id = await firstId();
    server.clock.advance(3 * 86_400);
    expect((await queue(operator, '')).count).toBe(0);
    const body = { answer: 'keep' };
    for (const member of [operator, nadia, yusuf])
      expect((await member.call('POST', `/api/moderation/queue/${id}/decide`, body)).status).toBe(404);
    await owner.call('PATCH', `/api/groups/${groupId}/members/${yusuf.id}/role`, { role: 'moderator' });
    expect((await yusuf.call('POST', `/api/moderation/queue/${id}/decide`, body)).status).toBe(404);
    expect(await decide('silence')).toBe(403);
    expect((await approve('off')).body.approval).toBe('off');
    expect((await queue()).count).toBe(1);
  });

  it('POST-10 DESK-02 puts nothing on the chain before it is published, and never against its author’s wish', async () => {
    await approve('all');
    await server.db.update(users).set({ publishPosts: true });
    await write('For the chain');
    await publish(yusuf, { post: 'Not for the chain', publishOnBlockchain: false }, wall());
    expect(await server.db.select().from(publications)).toEqual([]);
    await decide('keep');
    await decide('keep');
    expect(await server.db.select().from(publications)).toHaveLength(1);
  });

  it('POST-10 DESK-02 says of changed words that wait neither that the chain has them nor where', async () => {
    await server.db.update(users).set({ publishPosts: true });
    const { id } = await write('On the chain');
    await server.db.update(publications).set({ status: 'published', tx: '0x1' });
    await server.db.update(posts).set({ chainStatus: 'published', chainTx: '0x1' });
    const { id: next } = await write('On its way');
    await approve('all');
    for (const post of [id, next])
      expect((await yusuf.call('PATCH', `/api/post/group/${post}`, { post: 'Changed' })).status).toBe(200);
    const seen = async (post: string) =>
      (await yusuf.call<WirePost>('GET', `/api/post/view/${post}`)).body.blockchain;
    for (const post of [id, next]) expect(await seen(post)).toEqual({ status: 'pending', tx: null });
    // A publication under way while the words change tells nothing of the post any more.
    expect(await server.db.select().from(publications)).toHaveLength(1);
    await decide('keep');
    await decide('keep');
    expect(await server.db.select().from(publications)).toHaveLength(3);
  });
});

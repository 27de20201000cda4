import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireGroup, WireGroupLogEntry, WireGroupMember } from '@/shared/wire/group';
import { groupPins } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let moderator: TestMember;
let amara: TestMember;
/** A public group. */
let groupId: number;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  moderator = await server.member({ permalink: 'moderator' });
  amara = await server.member({ permalink: 'amara' });
  groupId = await makeGroup(server, owner.id, { permalink: 'the-desk', privacy: 0 });
  await joinGroup(server, groupId, moderator.id, 'moderator');
});

const edit = (member: TestMember, body: object) =>
  member.call<WireGroup & WireError>('PATCH', `/api/groups/${groupId}`, body);
const join = (member: TestMember, answers?: string[]) =>
  member.call<WireGroup>('POST', `/api/groups/${groupId}/join`, answers && { answers });
const group = async (member: TestMember) =>
  (await member.call<WireGroup>('GET', '/api/groups/the-desk')).body;
const answersOf = async (member: TestMember, whom: TestMember, type = '') => {
  const path = `/api/groups/${groupId}/members${type}`;
  const { list } = (await member.call<WireList<WireGroupMember>>('GET', path)).body;
  return list.find(({ user }) => user.id === String(whom.id))?.answers;
};

describe('questions and rules', () => {
  const questions = ['Why a tram?', 'Who told you?'];

  it('GRP-02 keeps up to three questions and ten rules, which strangers read too', async () => {
    const rules = ['Ring the bell', 'Give up your seat'];
    expect(
      (await edit(moderator, { questions, rules: [` ${rules[0] ?? ''} `, rules[1]] })).body,
    ).toMatchObject({
      questions,
      rules,
    });
    await edit(owner, { privacy: 1 });
    expect(await group(amara)).toMatchObject({ can_see: false, questions, rules, pinned: [] });
  });

  it.each([
    ['questions', { questions: ['a', 'b', 'c', 'd'] }],
    ['questions.0', { questions: [' \u200b '] }],
    ['rules', { rules: Array.from({ length: 11 }, (_, index) => `Rule ${index}`) }],
    ['rules.0', { rules: ['x'.repeat(201)] }],
  ])('GRP-02 GRP-08 refuses wrong %s', async (field, body) => {
    const answer = await edit(owner, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})[0]?.startsWith(field.split('.')[0] ?? '')).toBe(true);
  });

  it('GRP-04 DESK-01 answers come with the request and stay with the membership, as they were asked', async () => {
    await edit(owner, { questions, privacy: 1 });
    await join(amara, ['They sing', '', 'for nobody']);
    await edit(owner, { questions: ['Something else?'] });
    const told = [{ question: 'Why a tram?', answer: 'They sing' }];
    expect(await answersOf(moderator, amara, '?type=request')).toEqual(told);
    const requests = `/api/groups/${groupId}/members?type=request`;
    const { list } = (await owner.call<WireList<WireGroupMember>>('GET', requests)).body;
    await owner.call('PATCH', `/api/invites/group/${list[0]?.invite_id ?? ''}/accept`);
    expect(await answersOf(moderator, amara)).toEqual(told);
    expect(await answersOf(amara, amara)).toEqual([]);
  });

  it('GRP-04 answers come with joining a public group, too', async () => {
    await edit(owner, { questions });
    expect((await join(amara, ['', 'Yusuf'])).body).toMatchObject({ role: 'member' });
    expect(await answersOf(owner, amara)).toEqual([{ question: 'Who told you?', answer: 'Yusuf' }]);
  });

  it.each([[['x'.repeat(501)]], [['a', 'b', 'c', 'd']]])(
    'GRP-04 refuses too long answers',
    async (answers) => {
      expect((await join(amara, answers)).status).toBe(422);
    },
  );
});

describe('pinned posts', () => {
  const pin = (member: TestMember, postId: string, method: 'POST' | 'DELETE' = 'POST') =>
    member.call(method, `/api/groups/${groupId}/pins/${postId}`);
  const post = async (text: string) => (await publish(owner, { post: text }, `group/${groupId}`)).id;

  it('GRP-06 stand in the order in which they were pinned, three at most, for all who see inside', async () => {
    const ids = [await post('a'), await post('b'), await post('c'), await post('d')] as const;
    for (const id of ids.slice(0, 3)) {
      server.clock.advance(1);
      expect((await pin(moderator, id)).status).toBe(204);
    }
    expect((await pin(owner, ids[3])).status).toBe(409);
    expect((await pin(owner, ids[0])).status).toBe(204);
    expect((await group(amara)).pinned).toEqual([ids[2], ids[1], ids[0]]);
    expect((await pin(moderator, ids[1], 'DELETE')).status).toBe(204);
    expect((await pin(moderator, ids[1], 'DELETE')).status).toBe(204);
    expect((await pin(owner, ids[3])).status).toBe(204);
    expect((await group(amara)).pinned).toEqual([ids[3], ids[2], ids[0]]);
    await edit(owner, { privacy: 1 });
    expect((await group(amara)).pinned).toEqual([]);
    const log = await owner.call<WireList<WireGroupLogEntry>>('GET', `/api/groups/${groupId}/log`);
    expect(log.body.list.map(({ act }) => act)).toEqual(['edit', 'pin', 'unpin', 'pin', 'pin', 'pin']);
  });

  it('GRP-06 four pinned at once leave three', async () => {
    const ids = [await post('a'), await post('b'), await post('c'), await post('d')];
    const answers = await Promise.all(ids.map((id) => pin(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409]);
    expect(await server.db.select().from(groupPins)).toHaveLength(3);
  });

  it('GRP-06 are of the group itself, go with their post, and are hidden across a block', async () => {
    const own = await publish(owner, { post: 'On my own wall' });
    expect((await pin(owner, own.id)).status).toBe(404);
    const other = await makeGroup(server, owner.id, { permalink: 'other' });
    const elsewhere = await publish(owner, { post: 'In another group' }, `group/${other}`);
    expect((await pin(owner, elsewhere.id)).status).toBe(404);
    const [first, second] = [await post('a'), await post('b')];
    await pin(owner, first);
    await pin(owner, second);
    await owner.call('DELETE', `/api/post/group/${first}`);
    expect((await group(amara)).pinned).toEqual([second]);
    await amara.call('POST', `/api/follower/${owner.id}/block`);
    expect((await group(amara)).pinned).toEqual([]);
  });
});

describe('an archived group', () => {
  const archived = { archived_at: '2026-01-01T00:00:00.000Z' };
  const comment = (member: TestMember, postId: string) =>
    member.call('POST', `/api/comments/group/${postId}`, { msg: 'Words' });

  it('GRP-06 takes no posts, comments, edits or people, until the owner brings it back', async () => {
    const post = await publish(owner, { post: 'Before' }, `group/${groupId}`);
    const now = server.clock.now().toISOString();
    const before = (await comment(owner, post.id)).status;
    expect((await edit(moderator, archived)).status).toBe(403);
    expect((await edit(owner, archived)).body).toMatchObject({
      archived_at: now,
      can_post: false,
      can_see: true,
    });
    const tried = async () => [
      (await owner.call('POST', `/api/post/group/${groupId}`, { post: 'Words' })).status,
      (await owner.call('PATCH', `/api/post/group/${post.id}`, { post: 'After' })).status,
      (await comment(owner, post.id)).status,
      (await owner.call('POST', `/api/invites/group/${groupId}/create/${amara.id}`)).status,
      (await join(amara)).status,
    ];
    expect(await tried()).toEqual([403, 403, 403, 409, 409]);
    expect((await owner.call('GET', `/api/post/view/${post.id}`)).status).toBe(200);
    expect((await moderator.call('POST', `/api/groups/${groupId}/leave`)).status).toBe(200);
    expect((await edit(owner, { archived_at: null })).body).toMatchObject({
      archived_at: null,
      can_post: true,
    });
    expect([before, ...(await tried())]).toEqual([201, 201, 200, 201, 200, 200]);
    const log = await owner.call<WireList<WireGroupLogEntry>>('GET', `/api/groups/${groupId}/log`);
    expect(
      log.body.list
        .map(({ act }) => act)
        .reverse()
        .slice(0, 3),
    ).toEqual(['archive', 'leave', 'reopen']);
  });

  it('GRP-01 GRP-06 is suggested to nobody, and lets in neither those who ask nor those with a link', async () => {
    await edit(owner, { privacy: 1 });
    await join(amara);
    const link = await owner.call<{ code: string }>('POST', `/api/groups/${groupId}/links`);
    await edit(owner, archived);
    const guest = await server.member();
    const suggested = await guest.call<WireList<WireGroup>>('GET', '/api/groups/suggestions');
    expect(suggested.body.list).toEqual([]);
    const requests = `/api/groups/${groupId}/members?type=request`;
    const [request] = (await owner.call<WireList<WireGroupMember>>('GET', requests)).body.list;
    const answer = (how: string) =>
      owner.call('PATCH', `/api/invites/group/${request?.invite_id ?? ''}/${how}`);
    expect((await answer('accept')).status).toBe(409);
    expect((await answer('decline')).status).toBe(204);
    const byLink = await guest.call('POST', `/api/groups/${groupId}/join`, { code: link.body.code });
    expect(byLink.status).toBe(409);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import type { WirePost } from '@/shared/wire/post';
import type { WireQueue } from '@/shared/wire/moderation';
import { runHousekeeping } from '../../housekeeping';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { joinGroup, makeGroup, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
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
  amara = await server.member({ permalink: 'amara' });
  groupId = await makeGroup(server, owner.id, { permalink: 'the-group', privacy: 0 });
  await joinGroup(server, groupId, amara.id);
});

describe('what lasts in a group', () => {
  it('GRP-06 keeps a silenced member silent who leaves and comes back', async () => {
    await owner.call('POST', `/api/groups/${groupId}/members/${amara.id}/silence`);
    const post = await publish(owner, { post: 'Quiet, please' }, `group/${groupId}`);
    const say = () => amara.call('POST', `/api/comments/group/${post.id}`, { msg: 'Loud' });
    expect((await say()).status).toBe(403);
    expect((await amara.call('POST', `/api/groups/${groupId}/leave`)).status).toBe(200);
    expect((await say()).status).toBe(403);
    const back = await amara.call('POST', `/api/groups/${groupId}/join`);
    expect(back.body).toEqual({ role: 'member', invite_status: null, silenced: true });
    expect((await say()).status).toBe(403);
  });

  it('GRP-06 lets a post be pinned in place of one that a moderator has removed', async () => {
    const posts: WirePost[] = [];
    for (const text of ['One', 'Two', 'Three', 'Four'])
      posts.push(await publish(amara, { post: text }, `group/${groupId}`));
    const pin = async (index: number) =>
      (await owner.call('POST', `/api/groups/${groupId}/pins/${posts[index]?.id ?? ''}`)).status;
    expect([await pin(0), await pin(1), await pin(2)]).toEqual([204, 204, 204]);
    const nadia = await server.member({ permalink: 'nadia' });
    await nadia.call('POST', `/api/report/${posts[0]?.id ?? ''}`, { reason: 'spam', details: '' });
    const desk = await owner.call<WireQueue>('GET', `/api/moderation/queue?group=${groupId}`);
    const answer = { answer: 'remove', rule: 'No', note: '' };
    await owner.call('POST', `/api/moderation/queue/${desk.body.list[0]?.id ?? ''}/decide`, answer);
    const { body } = await owner.call<WireGroup>('GET', '/api/groups/the-group');
    expect(body.pinned).toHaveLength(2);
    expect(await pin(3)).toBe(204);
  });

  it.each([0, 1] as const)(
    'GRP-03 tells a blocked author nothing of what a group of privacy %i says below their post',
    async (privacy) => {
      await owner.call('PATCH', `/api/groups/${groupId}`, { privacy });
      const post = await publish(amara, { post: 'Still mine' }, `group/${groupId}`);
      await owner.call('POST', `/api/groups/${groupId}/members/${amara.id}/block`);
      await owner.call('POST', `/api/comments/group/${post.id}`, { msg: 'An inner secret' });
      const read = [];
      for (const path of [`/api/comments/group/${post.id}`, '/api/comments/view/1', '/api/notify'])
        if (JSON.stringify((await amara.call('GET', path)).body).includes('inner secret')) read.push(path);
      expect(read).toEqual([]);
    },
  );

  it('OWN-02 counts no member whose account is closed when their block ends, nor after the account is gone', async () => {
    await owner.call('POST', `/api/groups/${groupId}/members/${amara.id}/block`, { days: 1 });
    expect((await amara.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    expect(await countMismatches(server.db)).toEqual([]);
    server.clock.advance(2 * 86_400);
    await runHousekeeping(server.deps);
    expect(await countMismatches(server.db)).toEqual([]);
    server.clock.advance(30 * 86_400);
    await runHousekeeping(server.deps);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});

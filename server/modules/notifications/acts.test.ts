import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WirePost } from '@/shared/wire/post';
import { createTestServer, type TestMember } from '../../testing/harness';
import { comment, publish } from '../../testing/posts';

const server = await createTestServer();
afterAll(() => server.close());

let amara: TestMember;
let yusuf: TestMember;
let post: WirePost;
beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  yusuf = await server.member();
  post = await publish(amara, { post: 'Mine' });
});

const shown = async (member = amara) => (await member.call<WireNotifications>('GET', '/api/notify')).body;
const reads = async () => (await shown()).list.map(({ read }) => read);
const unread = async () => (await shown()).unread_cnt.notify;

/** Comments one after another; answers the notifications' ids, the newest first. */
async function hear(count: number, from = yusuf): Promise<string[]> {
  for (let number = 1; number <= count; number += 1) {
    server.clock.advance(60);
    await comment(from, post.id, `Number ${number}`);
  }
  return (await shown()).list.map(({ id }) => id);
}

describe('marking notifications', () => {
  it('G13 marks one as read and leaves the others', async () => {
    const [newest] = await hear(2);
    expect((await amara.call('PATCH', `/api/notify/${newest}`, { read: true })).status).toBe(204);
    expect(await reads()).toEqual([true, false]);
    expect(await unread()).toBe(1);
    await amara.call('PATCH', `/api/notify/${newest}`, { read: false });
    expect(await unread()).toBe(2);
  });

  it('G13 what was marked as unread stays so when the list is opened, until it is read', async () => {
    const [newest, older] = await hear(2);
    await amara.call('PATCH', '/api/notify/mark/notify');
    await amara.call('PATCH', '/api/notify', { ids: [older], read: false });
    await amara.call('PATCH', '/api/notify/mark/notify', { until: newest });
    expect(await reads()).toEqual([true, false]);
    await amara.call('PATCH', '/api/notify', { ids: [older], read: true });
    expect(await reads()).toEqual([true, true]);
  });

  it('G13 an unread one that is kept survives the opening, too', async () => {
    const [newest, older] = await hear(2);
    await amara.call('PATCH', '/api/notify', { ids: [older], read: false });
    await amara.call('PATCH', '/api/notify/mark/notify', { until: newest });
    expect(await reads()).toEqual([true, false]);
  });

  it('G13 marking all takes those that were marked as unread, too', async () => {
    const [, older] = await hear(2);
    await amara.call('PATCH', '/api/notify', { ids: [older], read: false });
    await amara.call('PATCH', '/api/notify/mark/notify');
    expect(await reads()).toEqual([true, true]);
  });

  it('G13 marking all up to one takes those that were marked as unread, and none that came later', async () => {
    const [newest, older] = await hear(2);
    await amara.call('PATCH', '/api/notify', { ids: [older], read: false });
    await hear(1);
    await amara.call('PATCH', '/api/notify/mark/notify', { until: newest, kept: true });
    expect(await reads()).toEqual([false, true, true]);
  });

  it('NTF-01 opening marks what stands below the newest, in whatever order it was stored', async () => {
    await hear(1);
    server.clock.advance(-600);
    await comment(yusuf, post.id, 'Stored later, and older');
    const [newest] = (await shown()).list;
    await amara.call('PATCH', '/api/notify/mark/notify', { until: newest?.id });
    expect(await reads()).toEqual([true, true]);
  });

  it('G13 nobody marks what is another’s', async () => {
    const ids = await hear(1);
    expect((await yusuf.call('PATCH', '/api/notify', { ids, read: true })).status).toBe(204);
    expect((await yusuf.call('PATCH', `/api/notify/${ids[0]}`, { read: true })).status).toBe(204);
    expect(await reads()).toEqual([false]);
  });
});

describe('muting a post', () => {
  const mute = (method: 'POST' | 'DELETE') => amara.call(method, `/api/notify/mute/post/${post.id}`);

  it('G13 tells nothing more of the post and its comments, and says so on what was told', async () => {
    await hear(1);
    expect((await shown()).list[0]?.target.muted).toBe(false);
    expect((await mute('POST')).status).toBe(204);
    expect((await mute('POST')).status).toBe(204);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await comment(yusuf, post.id, 'Are you there, @amara?');
    const { list } = await shown();
    expect(list.map(({ target }) => target.muted)).toEqual([true]);
  });

  it('G13 tells of other posts, tells others, and tells again once it is not muted any more', async () => {
    await comment(yusuf, post.id, 'First');
    await mute('POST');
    const said = await comment(amara, post.id, 'Mine');
    await comment(yusuf, `reply/${said.id}`, 'To you');
    const other = await publish(amara, { post: 'Another' });
    await comment(yusuf, other.id, 'Here');
    expect((await shown()).count).toBe(2);
    await mute('DELETE');
    await comment(yusuf, post.id, 'Again');
    expect((await shown()).count).toBe(3);
  });
});

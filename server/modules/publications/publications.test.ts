import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { PostRegistry } from '../../adapters/postRegistry';
import { notifications, publications } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { setPostRemoved } from '../posts/removal';
import { publishDue } from './worker';

/** A registry that remembers what it was sent; `fail` makes it refuse, before or after it wrote. */
function testRegistry() {
  const sent: string[] = [];
  const registry: PostRegistry & { sent: string[]; fail: 'no' | 'before' | 'after' } = {
    sent,
    fail: 'no',
    find: (digest) => Promise.resolve(sent.includes(digest) ? { tx: `tx of ${digest.slice(0, 8)}` } : null),
    publish(digest) {
      if (registry.fail === 'before') return Promise.reject(new Error('No funds'));
      sent.push(digest);
      if (registry.fail === 'after') return Promise.reject(new Error('The connection broke'));
      return Promise.resolve({ tx: `tx of ${digest.slice(0, 8)}` });
    },
  };
  return registry;
}

let server: TestServer;
let author: TestMember;
let registry: ReturnType<typeof testRegistry>;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  registry = testRegistry();
  server.deps.registry = registry;
  author = await server.member({ publishPosts: true });
});

const write = async (body: object = {}, member = author) =>
  (await member.call<WirePost>('POST', `/api/post/user/${member.id}`, { post: 'Sixty benches', ...body }))
    .body;
const edit = (id: string, post: string) => author.call<WirePost>('PATCH', `/api/post/user/${id}`, { post });
const chainOf = async (id: string) =>
  (await author.call<WirePost>('GET', `/api/post/view/${id}`)).body.blockchain;
const work = () => publishDue(server.deps);

describe('publishing posts on the blockchain', () => {
  it('OWN-02 publishes nothing of a closed account until its member is back', async () => {
    await write();
    await author.call('DELETE', '/api/user', { password: author.password });
    await work();
    expect(registry.sent).toEqual([]);
    const body = { email: author.row.email, plainPassword: author.password };
    await server.call('POST', '/api/users/restore', { body });
    await work();
    expect(registry.sent).toHaveLength(1);
  });

  it('DESK-02 POST-10 publishes nothing that a moderator has taken away, until it is put back', async () => {
    const { id } = await write();
    await setPostRemoved(server.db, Number(id), server.clock.now());
    await work();
    expect(registry.sent).toEqual([]);
    expect(await server.db.select().from(notifications)).toEqual([]);
    await setPostRemoved(server.db, Number(id), null);
    await work();
    expect(registry.sent).toHaveLength(1);
  });

  it('POST-10 queues with the post, publishes once, and tells the author', async () => {
    const { id, blockchain } = await write();
    expect(blockchain).toEqual({ status: 'pending', tx: null });
    await work();
    await work();
    expect(registry.sent).toHaveLength(1);
    expect(registry.sent[0]).toMatch(/^0x[0-9a-f]{64}$/);
    const chain = await chainOf(id);
    expect([chain.status, chain.tx?.slice(0, 8)]).toEqual(['published', 'tx of 0x']);
    const [told] = await server.db.select().from(notifications);
    expect(told).toMatchObject({
      userId: author.id,
      modelType: 'blockchain',
      actionType: 'blockchain_processing_response',
      operation: 'publish_post',
      actorId: null,
      postId: Number(id),
    });
  });

  it('POST-10 publishes nothing that the member did not choose, for all posts or for this one', async () => {
    const other = await server.member();
    for (const post of [
      await write({ publishOnBlockchain: false }),
      await write({ publishOnBlockchain: true }, other),
    ])
      expect(post.blockchain).toEqual({ status: 'off', tx: null });
    await work();
    expect(registry.sent).toEqual([]);
  });

  it('POST-10 waits while there is no registry', async () => {
    server.deps.registry = null;
    const { id } = await write();
    await work();
    expect((await chainOf(id)).status).toBe('pending');
    server.deps.registry = registry;
    await work();
    expect((await chainOf(id)).status).toBe('published');
  });

  it('POST-10 publishes an edited post anew, and a state that was published before not again', async () => {
    const { id } = await write();
    await work();
    const first = await chainOf(id);
    expect((await edit(id, 'Sixty-one benches')).body.blockchain.status).toBe('pending');
    await edit(id, 'Sixty-two benches');
    await work();
    // The state in between was never published.
    expect(registry.sent).toHaveLength(2);
    expect((await edit(id, 'Sixty benches')).body.blockchain).toEqual(first);
    await work();
    expect(registry.sent).toHaveLength(2);
  });

  it('POST-10 tries again later and later, and says in the end that it failed', async () => {
    registry.fail = 'before';
    const { id } = await write();
    const waits = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await work();
      const [row] = await server.db.select().from(publications);
      expect(row?.attempts).toBe(attempt);
      waits.push(((row?.nextAt.getTime() ?? 0) - server.clock.now().getTime()) / 1000);
      await work();
      server.clock.advance(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    expect((await chainOf(id)).status).toBe('failed');
    registry.fail = 'no';
    server.clock.advance(90_000);
    await work();
    expect(registry.sent).toEqual([]);
    // An edit is a new state, with new attempts.
    await edit(id, 'Another try');
    await work();
    expect((await chainOf(id)).status).toBe('published');
  });

  it('POST-10 never sends one digest twice, after a broken answer or the end of a process', async () => {
    registry.fail = 'after';
    const { id } = await write();
    await work();
    server.clock.advance(30);
    registry.fail = 'no';
    await work();
    expect(registry.sent).toHaveLength(1);
    expect((await chainOf(id)).status).toBe('published');

    // A process that ended between sending and writing it down left a claim behind.
    const second = await write({ post: 'Second' });
    registry.fail = 'after';
    await work();
    await server.db.update(publications).set({ startedAt: server.clock.now(), nextAt: server.clock.now() });
    registry.fail = 'no';
    await work();
    expect((await chainOf(second.id)).status).toBe('pending');
    server.clock.advance(601);
    await Promise.all([work(), work()]);
    expect(registry.sent).toHaveLength(2);
    expect((await chainOf(second.id)).status).toBe('published');
  });

  it('POST-10 a deleted post leaves nothing to publish', async () => {
    const { id } = await write();
    await author.call('DELETE', `/api/post/user/${id}`);
    await work();
    expect(registry.sent).toEqual([]);
  });
});

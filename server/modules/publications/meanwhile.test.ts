import { afterAll, beforeEach, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import { notifications, publications } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { publish } from '../../testing/posts';
import { publishDue } from './worker';

const server = await createTestServer();
let author: TestMember;
let id: string;
/** Digests that began to be sent. */
let sent: string[];
const written = new Set<string>();

/** Does something, once, while a digest is on its way; a refusal of it is one of the registry. */
let meanwhile: (() => Promise<unknown>) | null;

beforeEach(async () => {
  await server.reset();
  sent = [];
  written.clear();
  meanwhile = null;
  server.deps.registry = {
    find: (digest) => Promise.resolve(written.has(digest) ? { tx: `tx of ${digest}` } : null),
    async publish(digest) {
      sent.push(digest);
      const act = meanwhile;
      meanwhile = null;
      await act?.();
      written.add(digest);
      return { tx: `tx of ${digest}` };
    },
  };
  author = await server.member({ publishPosts: true });
  ({ id } = await publish(author, { post: 'First words' }));
});
afterAll(() => server.close());

const edit = async (post: string) =>
  (await author.call<WirePost>('PATCH', `/api/post/user/${id}`, { post })).body.blockchain;
const chain = async () => (await author.call<WirePost>('GET', `/api/post/view/${id}`)).body.blockchain;
const work = () => publishDue(server.deps);
const told = async () => (await server.db.select().from(notifications)).length;

it('POST-10 sends words once that are changed, and changed back, while they are on their way', async () => {
  meanwhile = async () => {
    await edit('Other words');
    expect((await edit('First words')).status).toBe('pending');
    await work();
  };
  await work();
  await work();
  expect(sent).toHaveLength(1);
  expect(await chain()).toEqual({ status: 'published', tx: `tx of ${sent[0]}` });
  expect(await told()).toBe(1);
});

it('POST-10 says nothing of words that were changed while they were on their way, and sends them no more', async () => {
  meanwhile = () => edit('Other words');
  await work();
  expect([await chain(), await told()]).toEqual([{ status: 'pending', tx: null }, 0]);
  await work();
  expect([sent.length, await told()]).toEqual([2, 1]);
  expect(await edit('First words')).toEqual({ status: 'published', tx: `tx of ${sent[0]}` });
  await work();
  expect(sent).toHaveLength(2);
});

it('POST-10 tries words no more that were changed while they could not be sent, until they are back', async () => {
  meanwhile = async () => {
    await edit('Other words');
    throw new Error('No funds');
  };
  await work();
  server.clock.advance(3_600);
  await work();
  expect([sent.length, written.size]).toEqual([2, 1]);
  expect(await server.db.select().from(publications)).toHaveLength(1);
  await edit('First words');
  await work();
  expect(sent).toHaveLength(3);
  expect((await chain()).status).toBe('published');
});

it.each(['fails', 'succeeds'] as const)(
  'POST-10 keeps what another process published when an attempt %s that took too long',
  async (end) => {
    meanwhile = async () => {
      written.add(sent[0] ?? '');
      server.clock.advance(601);
      await work();
      if (end === 'fails') throw new Error('No answer');
    };
    await work();
    expect(await chain()).toEqual({ status: 'published', tx: `tx of ${sent[0]}` });
    expect(await told()).toBe(1);
  },
);

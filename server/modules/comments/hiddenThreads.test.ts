import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { blocks } from '../../db/schema';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, publish } from '../../testing/posts';
import { setCommentRemoved } from './removal';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let reader: TestMember;
let post: WirePost;
let top: WireComment;
let answer: WireComment;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  reader = await server.member({ permalink: 'reader' });
  post = await publish(amara, { post: 'Talk here' });
  top = await comment(yusuf, post.id, 'Top');
  answer = await comment(amara, `reply/${top.id}`, 'Answer');
  await comment(amara, `reply/${answer.id}`, 'Below the answer');
});

const remove = (at: Date | null) => setCommentRemoved(server.db, Number(top.id), at);
const hide: [string, () => Promise<unknown>][] = [
  ['that a moderator has removed', () => remove(server.clock.now())],
  [
    'of somebody across a block',
    () =>
      server.db
        .insert(blocks)
        .values({ blockerId: yusuf.id, blockedId: reader.id, createdAt: server.clock.now() }),
  ],
];

const repliesTo = ({ id }: WireComment) =>
  reader.call<WireList<WireComment>>('GET', `/api/comments/user/${post.id}?parent=${id}`);
const replyTo = ({ id }: WireComment) =>
  reader.call('POST', `/api/comments/user/reply/${id}`, { msg: 'Me too' });

describe('replies below a comment', () => {
  it.each(hide)('DESK-02 SRV-05 %s are neither read nor answered', async (_name, act) => {
    await act();
    expect((await repliesTo(top)).status).toBe(404);
    expect((await repliesTo(answer)).status).toBe(404);
    expect((await replyTo(answer)).status).toBe(404);
  });

  it('DESK-03 that is put back are there again', async () => {
    await remove(server.clock.now());
    await remove(null);
    expect((await repliesTo(answer)).body.list.map(({ msg }) => msg)).toEqual(['Below the answer']);
    expect((await replyTo(answer)).status).toBe(201);
  });
});

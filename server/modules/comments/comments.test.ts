import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WireComment, WireCommentContext, WirePost } from '@/shared/wire/post';
import { commentPhotos, comments, files, notifications } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, joinGroup, makeGroup, pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;
let post: WirePost;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  post = await publish(amara, { post: 'Talk here' });
});

const listOf = async (query = '') =>
  (await amara.call<WireList<WireComment>>('GET', `/api/comments/user/${post.id}${query}`)).body;
const commentCount = async () =>
  (await amara.call<WirePost>('GET', `/api/post/view/${post.id}`)).body.comments;
const write = (body: unknown) =>
  yusuf.call<WireComment & WireError>('POST', `/api/comments/user/${post.id}`, body);

describe('commenting', () => {
  it('CMT-01 pages top comments by 6 and replies by 3, newest first', async () => {
    const tops = [];
    for (let index = 0; index < 8; index += 1) {
      server.clock.advance(1);
      tops.push(await comment(yusuf, post.id, `top ${index}`));
    }
    const [first] = tops;
    for (let index = 0; index < 4; index += 1)
      await comment(amara, `reply/${first?.id ?? ''}`, `reply ${index}`);
    const page = await listOf();
    expect(page.count).toBe(8);
    expect(page.list.map(({ msg }) => msg)).toEqual(['top 7', 'top 6', 'top 5', 'top 4', 'top 3', 'top 2']);
    expect((await listOf('?page=2')).list.map(({ msg }) => msg)).toEqual(['top 1', 'top 0']);
    expect((await listOf('?page=3')).list).toEqual([]);
    const replies = await listOf(`?parent=${first?.id ?? ''}`);
    expect(replies).toMatchObject({
      count: 4,
      list: [{ msg: 'reply 3' }, { msg: 'reply 2' }, { msg: 'reply 1' }],
    });
    expect((await listOf('?page=2')).list.at(-1)).toMatchObject({ replies: 4, level: 0, parent_id: null });
  });

  it('CMT-01 nests three levels and keeps an answer to the third on the third, whatever the body says', async () => {
    const top = await comment(yusuf, post.id, 'top');
    const one = await comment(amara, `reply/${top.id}`, 'one');
    const two = await comment(yusuf, `reply/${one.id}`, 'two');
    const three = await comment(amara, `reply/${two.id}`, 'three');
    const answer = await yusuf.call<WireComment>('POST', `/api/comments/user/reply/${three.id}`, {
      msg: 'four',
      level: 0,
      parentCommentId: top.id,
      postId: '999',
    });
    expect([top, one, two, three, answer.body].map(({ level }) => level)).toEqual([0, 1, 2, 3, 3]);
    expect(answer.body).toMatchObject({ parent_id: two.id, post_id: post.id });
    expect((await listOf(`?parent=${two.id}`)).list.map(({ msg }) => msg)).toEqual(['four', 'three']);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMT-02 counts top comments only, up and down', async () => {
    const top = await comment(yusuf, post.id, 'top');
    await comment(amara, `reply/${top.id}`, 'reply');
    expect(await commentCount()).toBe(1);
    const other = await comment(amara, post.id, 'other');
    expect(await commentCount()).toBe(2);
    expect((await amara.call('DELETE', `/api/comments/user/${other.id}`)).status).toBe(204);
    expect(await commentCount()).toBe(1);
  });

  it('VAL-05 refuses an empty comment and one over 1000 characters as a person counts them', async () => {
    for (const body of [{}, { msg: '' }, { msg: ' \n ' }, { msg: '', photos: [] }]) {
      const answer = await write(body);
      expect([answer.status, answer.body.fields]).toEqual([422, { msg: 'validationError' }]);
    }
    const family = '👨‍👩‍👧‍👦';
    for (const msg of ['a'.repeat(1001), family.repeat(1000), 'e' + '\u0301'.repeat(9000)]) {
      const answer = await write({ msg });
      expect([answer.status, answer.body.dictionary_code]).toEqual([422, 'commentTooLong']);
      expect(answer.body.fields).toEqual({ msg: 'commentTooLong' });
    }
    for (const msg of ['a'.repeat(1000), family.repeat(200), 'é'.normalize('NFD').repeat(1000)])
      expect((await write({ msg })).status).toBe(201);
  });

  it('CMT-04 takes one picture at most, the own, and needs no text beside it', async () => {
    const [first, second] = [await pendingPicture(server, yusuf.id), await pendingPicture(server, yusuf.id)];
    expect((await write({ msg: 'two', photos: [first, second] })).status).toBe(422);
    expect((await write({ photos: [await pendingPicture(server, amara.id)] })).status).toBe(422);
    const answer = await write({ photos: [first] });
    expect(answer.status).toBe(201);
    expect(answer.body.photos).toMatchObject([{ key: first }]);
    expect((await write({ gif_link: '/media/gif/confetti' })).status).toBe(201);
  });

  it('CMT-05 edits text and picture; without the picture the photo list is empty', async () => {
    const key = await pendingPicture(server, yusuf.id);
    const written = (await write({ msg: 'before' })).body;
    const path = `/api/comments/user/${written.id}`;
    const edited = await yusuf.call<WireComment>('PATCH', path, { msg: 'after', photos: [key] });
    expect(edited.body).toMatchObject({ msg: 'after', photos: [{ key }] });
    expect(edited.body.updated_at).not.toBeNull();
    const kept = await yusuf.call<WireComment>('PATCH', path, { msg: 'again' });
    expect(kept.body.photos).toHaveLength(1);
    const bare = await yusuf.call<WireComment>('PATCH', path, { photos: [] });
    expect(bare.body).toMatchObject({ msg: 'again', photos: [] });
    expect(await server.db.select().from(files)).toEqual([]);
    expect((await yusuf.call('PATCH', path, { msg: '' })).status).toBe(422);
    expect((await amara.call('PATCH', path, { msg: 'mine now' })).status).toBe(403);
  });

  it('CMT-05 does not call a comment edited that was saved as it was', async () => {
    const written = (await write({ msg: 'as it was' })).body;
    const path = `/api/comments/user/${written.id}`;
    const saved = await yusuf.call<WireComment>('PATCH', path, { msg: 'as it was' });
    expect(saved.body).toMatchObject({ msg: 'as it was', updated_at: null });
  });

  it('CMT-07 deletes a comment with all replies and their pictures', async () => {
    const top = await comment(yusuf, post.id, 'top');
    const one = await comment(amara, `reply/${top.id}`, 'one');
    const two = await comment(amara, `reply/${one.id}`, 'two');
    const key = await pendingPicture(server, amara.id);
    await amara.call('POST', `/api/comments/user/reply/${two.id}`, { photos: [key] });
    const other = await comment(amara, post.id, 'stays');
    expect((await yusuf.call('DELETE', `/api/comments/user/${one.id}`)).status).toBe(403);
    expect((await yusuf.call('DELETE', `/api/comments/user/${top.id}`)).status).toBe(204);
    expect((await server.db.select().from(comments)).map(({ id }) => String(id))).toEqual([other.id]);
    expect(await server.db.select().from(commentPhotos)).toEqual([]);
    expect(await server.db.select().from(files)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await amara.call('POST', `/api/comments/user/reply/${top.id}`, { msg: 'late' })).status).toBe(
      404,
    );
  });

  it('CMT-01 gives the chain from the top comment to the one that a link names', async () => {
    const top = await comment(yusuf, post.id, 'top');
    const one = await comment(amara, `reply/${top.id}`, 'one');
    const two = await comment(yusuf, `reply/${one.id}`, 'two');
    const answer = await amara.call<WireCommentContext>('GET', `/api/comments/view/${two.id}`);
    expect(answer.body).toMatchObject({ post_id: post.id, post_type: 'user' });
    expect(answer.body.chain.map(({ id }) => id)).toEqual([top.id, one.id, two.id]);
  });

  it('CMT-06 a repeated idempotency key adds no second comment', async () => {
    const key = { 'X-Idempotency-Key': 'once' };
    const send = () => yusuf.call<WireComment>('POST', `/api/comments/user/${post.id}`, { msg: 'once' }, key);
    const answers = await Promise.all([send(), send()]);
    expect(answers[0].body.id).toBe(answers[1].body.id);
    expect(await commentCount()).toBe(1);
    expect((await yusuf.call('POST', `/api/post/user/${yusuf.id}`, { post: 'x' }, key)).status).toBe(409);
  });

  it('NTF-03 tells the author, the one answered and the one named, each once', async () => {
    const third = await server.member({ permalink: 'third' });
    const top = await comment(yusuf, post.id, 'top');
    await comment(third, `reply/${top.id}`, 'hello @yusuf and @amara and @third');
    const rows = await server.db.select().from(notifications).where(eq(notifications.actorId, third.id));
    expect(rows.map(({ userId, modelType }) => [userId, modelType]).sort()).toEqual(
      [
        [amara.id, 'postcomment'],
        [yusuf.id, 'postcomment'],
      ].sort(),
    );
  });

  it('NTF-03 names group comments as such', async () => {
    const groupId = await makeGroup(server, amara.id);
    await joinGroup(server, groupId, yusuf.id);
    const inGroup = await publish(amara, { post: 'group' }, `group/${groupId}`);
    await yusuf.call('POST', `/api/comments/group/${inGroup.id}`, { msg: 'hi' });
    expect(await server.db.select().from(notifications)).toMatchObject([
      { modelType: 'grouppost', actionType: 'group_post_create', userId: yusuf.id },
      { modelType: 'groupcomment', actionType: 'group_post_comment', userId: amara.id },
    ]);
    expect((await yusuf.call('POST', `/api/comments/user/${inGroup.id}`, { msg: 'hi' })).status).toBe(404);
  });

  it('FOLW-02 hides comments across a block, both ways', async () => {
    const zed = await server.member();
    await comment(zed, post.id, 'from zed');
    const mine = await comment(yusuf, post.id, 'from yusuf');
    await yusuf.call('POST', `/api/follower/${zed.id}/block`);
    const seenBy = async (member: TestMember) =>
      (await member.call<WireList<WireComment>>('GET', `/api/comments/user/${post.id}`)).body;
    expect((await seenBy(yusuf)).list.map(({ msg }) => msg)).toEqual(['from yusuf']);
    expect(await seenBy(zed)).toMatchObject({ count: 1, list: [{ msg: 'from zed' }] });
    expect((await seenBy(amara)).count).toBe(2);
    expect((await zed.call('GET', `/api/comments/view/${mine.id}`)).status).toBe(404);
    expect((await zed.call('POST', `/api/comments/user/reply/${mine.id}`, { msg: 'x' })).status).toBe(404);
  });
});

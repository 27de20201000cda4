import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireError, WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import { files, idempotencyKeys, mentions, notifications, posts, tags, users } from '../../db/schema';
import { runHousekeeping } from '../../housekeeping';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { comment, joinGroup, makeFollow, makeGroup, pendingPicture, publish } from '../../testing/posts';

const scriptScheme = 'javascript';
let server: TestServer;
let amara: TestMember;
let yusuf: TestMember;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});

const postCountOf = async (id: number) =>
  (await server.db.select({ count: users.postCount }).from(users).where(eq(users.id, id)))[0]?.count;

describe('publishing', () => {
  it('POST-01 publishes text, photos in their order, a GIF and a preview on the own wall', async () => {
    const photos = [await pendingPicture(server, amara.id), await pendingPicture(server, amara.id)].reverse();
    const answer = await amara.call<WirePost>('POST', `/api/post/user/${amara.id}`, {
      post: '  Good morning  ',
      gif_link: '/media/gif/confetti',
      preview: { url: 'https://street.example/shade' },
      photos,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      post: 'Good morning',
      gif_link: '/media/gif/confetti',
      preview: { name: 'street.example', url: 'https://street.example/shade', type: 'link', code: null },
      post_type: 'user',
      entity_id: String(amara.id),
      entity: null,
      votes_up: 0,
      comments: 0,
      voted: null,
      bookmarked: false,
      can_edit: true,
      can_delete: true,
      updated_at: null,
    });
    expect(answer.body.photos.map((photo) => photo.key)).toEqual(photos);
    expect(answer.body.photos.every((photo) => photo.access !== null)).toBe(true);
    expect(await postCountOf(amara.id)).toBe(1);
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u00ad\u2060'])(
    'POST-01 takes no post of %j alone',
    async (text) => {
      const wall = `/api/post/user/${amara.id}`;
      const answer = await amara.call<WireError>('POST', wall, { post: text });
      expect(answer).toMatchObject({ status: 422, body: { fields: { post: 'validationError' } } });
      const { body } = await amara.call<WirePost>('POST', wall, { post: 'Good morning' });
      expect((await amara.call('PATCH', `/api/post/user/${body.id}`, { post: text })).status).toBe(422);
      const answered = await amara.call('POST', `/api/comments/user/${body.id}`, { msg: text });
      expect(answered).toMatchObject({ status: 422, body: { fields: { msg: 'validationError' } } });
      const photos = [await pendingPicture(server, amara.id)];
      expect((await amara.call('POST', wall, { post: text, photos })).status).toBe(201);
    },
  );

  it('POST-01 refuses an empty post, text beyond the limit and more than 100 photos', async () => {
    const wall = `/api/post/user/${amara.id}`;
    for (const body of [
      {},
      { post: '  \n ' },
      { post: 'a'.repeat(5001) },
      { photos: Array.from({ length: 101 }, (_, n) => `k${n}`) },
    ])
      expect((await amara.call('POST', wall, body)).status).toBe(422);
    expect(await postCountOf(amara.id)).toBe(0);
  });

  it("POST-01 binds only one's own new uploads, each once", async () => {
    const wall = `/api/post/user/${amara.id}`;
    const theirs = await pendingPicture(server, yusuf.id);
    const used = await pendingPicture(server, amara.id);
    await publish(amara, { photos: [used] });
    const fresh = await pendingPicture(server, amara.id);
    for (const photos of [[theirs], [used], ['nothing-here'], [fresh, fresh], [fresh, theirs]]) {
      const answer = await amara.call<WireError>('POST', wall, { post: 'x', photos });
      expect(answer.status).toBe(422);
    }
    const [row] = await server.db.select().from(files).where(eq(files.key, fresh));
    expect(row?.state).toBe('pending');
  });

  it('SRV-05 stores no markup and no address but http(s) that a client sends', async () => {
    const wall = `/api/post/user/${amara.id}`;
    const preview = {
      name: 'forged',
      description: 'forged',
      url: 'https://a.example/',
      type: 'video',
      image: 'https://evil.example/a.png',
      provider_name: 'forged',
      code: '<iframe src=https://evil.example>',
    };
    const forged = await amara.call<WirePost>('POST', wall, { post: 'x', preview });
    expect(forged.body.preview).toEqual({
      name: 'a.example',
      description: '',
      url: 'https://a.example/',
      type: 'link',
      image: null,
      code: null,
      provider_name: 'a.example',
      width: 0,
      height: 0,
    });
    for (const body of [
      { post: 'x', gif_link: `${scriptScheme}:alert(1)` },
      { post: 'x', gif_link: 'https://a.example/a.gif' },
      { post: 'x', gif_link: '/media/gif/none-such' },
      { post: 'x', gif_link: server.deps.imageProxy.wrap('https://a.example/a.gif') },
      { post: 'x', preview: { ...preview, url: 'data:text/html,x' } },
      { post: 'x', preview: { ...preview, url: 'file:///etc/passwd' } },
    ])
      expect((await amara.call('POST', wall, body)).status).toBe(422);
    expect((await amara.call('POST', wall, { post: 'a\0b' })).status).toBe(400);
    expect((await amara.call('POST', wall, { post: 'a\ud800b' })).status).toBe(400);
  });

  it('NTF-03 tells the members of a group of a new post there, who is named only that', async () => {
    const groupId = await makeGroup(server, amara.id);
    const [named, blocked] = [await server.member({ permalink: 'named-one' }), await server.member()];
    await joinGroup(server, groupId, yusuf.id);
    await joinGroup(server, groupId, named.id);
    await joinGroup(server, groupId, blocked.id, 'member', true);
    const post = await publish(amara, { post: 'For you, @named-one' }, `group/${groupId}`);
    const told = await server.db.select().from(notifications);
    expect(told.map(({ userId, modelType, actionType }) => [userId, modelType, actionType])).toEqual([
      [named.id, 'mention', null],
      [yusuf.id, 'grouppost', 'group_post_create'],
    ]);
    expect(told[1]).toMatchObject({ actorId: amara.id, postId: Number(post.id), groupId });
  });

  it("POST-01 writes on another member's timeline only where their setting allows it", async () => {
    const wall = `/api/post/user/${yusuf.id}`;
    expect((await amara.call('POST', wall, { post: 'hello' })).status).toBe(403);
    await makeFollow(server, amara.id, yusuf.id);
    const answer = await amara.call<WirePost>('POST', wall, { post: 'hello @yusuf' });
    expect(answer.status).toBe(201);
    expect(answer.body.entity).toMatchObject({ id: String(yusuf.id), permalink: 'yusuf' });
    const [notice] = await server.db.select().from(notifications).where(eq(notifications.userId, yusuf.id));
    expect(notice).toMatchObject({
      modelType: 'userpost',
      actorId: amara.id,
      postId: Number(answer.body.id),
    });
  });

  it('POST-01 posts in a group by the role the group asks for, and never when blocked there', async () => {
    const groupId = await makeGroup(server, amara.id, { postGroup: 'moderator' });
    expect((await yusuf.call('POST', `/api/post/group/${groupId}`, { post: 'x' })).status).toBe(403);
    await joinGroup(server, groupId, yusuf.id);
    expect((await yusuf.call('POST', `/api/post/group/${groupId}`, { post: 'x' })).status).toBe(403);
    const ours = await publish(amara, { post: 'ours' }, `group/${groupId}`);
    expect(ours.entity).toMatchObject({ id: String(groupId), name: 'A group' });
    const blocked = await server.member();
    await joinGroup(server, groupId, blocked.id, 'admin', true);
    expect((await blocked.call('POST', `/api/post/group/${groupId}`, { post: 'x' })).status).toBe(403);
    expect((await blocked.call('GET', `/api/post/view/${ours.id}`)).status).toBe(404);
  });

  it('POST-01 answers a repeated idempotency key with the first post, also when both come at once', async () => {
    let { token } = amara;
    const once = (key: string) =>
      server.call<WirePost>('POST', `/api/post/user/${amara.id}`, {
        token,
        body: { post: 'once' },
        headers: { 'X-Idempotency-Key': key },
      });
    const answers = await Promise.all([once('k1'), once('k1'), once('k1')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await once('k2')).body.id).not.toBe(answers[0].body.id);
    expect(await postCountOf(amara.id)).toBe(2);
    // A browser tries again for thirty days.
    server.clock.advance(29 * 86_400);
    await runHousekeeping(server.deps);
    token = await server.newSession(amara.id);
    expect((await once('k1')).body.id).toBe(answers[0].body.id);
    server.clock.advance(86_400 + 1);
    expect((await once('k1')).body.id).not.toBe(answers[0].body.id);
    expect(await server.db.select().from(idempotencyKeys)).toHaveLength(2);
  });

  it("SRV-05 does not share one member's idempotency keys with another", async () => {
    const key = { 'X-Idempotency-Key': 'same' };
    const a = await amara.call<WirePost>('POST', `/api/post/user/${amara.id}`, { post: 'a' }, key);
    const b = await yusuf.call<WirePost>('POST', `/api/post/user/${yusuf.id}`, { post: 'b' }, key);
    expect(b.body.id).not.toBe(a.body.id);
  });

  it('NTF-03 tells a member once that a post or comment names them, however often the name comes and goes', async () => {
    const post = await publish(amara, { post: 'Hello @yusuf' });
    const said = await comment(amara, post.id, 'You too @yusuf');
    for (const words of ['Hello', 'Hello @yusuf']) {
      await amara.call('PATCH', `/api/post/user/${post.id}`, { post: words });
      await amara.call('PATCH', `/api/comments/user/${said.id}`, { msg: words });
    }
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, yusuf.id));
    expect(told.map(({ commentId }) => commentId)).toEqual([null, Number(said.id)]);
  });

  it('POST-08 stores mentions and tags and tells who is named, once', async () => {
    const post = await publish(amara, { post: 'Tea with @yusuf and @yusuf #tea #Tea #coffee' });
    expect(await server.db.select().from(mentions)).toMatchObject([{ userId: yusuf.id, commentId: null }]);
    const counts = async () =>
      Object.fromEntries((await server.db.select().from(tags)).map((tag) => [tag.name, tag.postCount]));
    expect(await counts()).toEqual({ tea: 1, coffee: 1 });
    await amara.call('PATCH', `/api/post/user/${post.id}`, { post: 'Tea with @yusuf #tea' });
    expect(await counts()).toEqual({ tea: 1, coffee: 0 });
    expect(await server.db.select().from(notifications)).toHaveLength(1);
    await amara.call('DELETE', `/api/post/user/${post.id}`);
    expect(await counts()).toEqual({ tea: 0, coffee: 0 });
  });
});

describe('editing and deleting', () => {
  it('POST-04 lets the author edit: text, and photos kept, added, removed and reordered', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => pendingPicture(server, amara.id)));
    if (first === undefined || second === undefined || third === undefined) throw new Error('no pictures');
    const post = await publish(amara, { post: 'before', photos: [first, second] });
    server.clock.advance(60);
    const answer = await amara.call<WirePost>('PATCH', `/api/post/user/${post.id}`, {
      post: 'after',
      photos: [third, first],
    });
    expect(answer.body).toMatchObject({ post: 'after', updated_at: server.clock.now().toISOString() });
    expect(answer.body.photos.map((photo) => photo.key)).toEqual([third, first]);
    expect(await server.db.select().from(files).where(eq(files.key, second))).toEqual([]);
    const untouched = await amara.call<WirePost>('PATCH', `/api/post/user/${post.id}`, {
      gif_link: '/media/gif/beating-heart',
    });
    expect(untouched.body).toMatchObject({ post: 'after', gif_link: '/media/gif/beating-heart' });
    expect(untouched.body.photos).toHaveLength(2);
  });

  it('POST-04 does not call a post edited that was saved as it was', async () => {
    const key = await pendingPicture(server, amara.id);
    const post = await publish(amara, { post: 'as it was', photos: [key] });
    const body = { post: 'as it was', photos: [key] };
    const answer = await amara.call<WirePost>('PATCH', `/api/post/user/${post.id}`, body);
    expect(answer.body).toMatchObject({ post: 'as it was', updated_at: null, photos: [{ key }] });
  });

  it('POST-04 keeps others from editing and deleting, and says 404 where the type is wrong', async () => {
    const post = await publish(amara, { post: 'mine' });
    expect((await yusuf.call('PATCH', `/api/post/user/${post.id}`, { post: 'x' })).status).toBe(403);
    expect((await yusuf.call('DELETE', `/api/post/user/${post.id}`)).status).toBe(403);
    expect((await amara.call('DELETE', `/api/post/group/${post.id}`)).status).toBe(404);
    expect((await amara.call('PATCH', `/api/post/user/${post.id}`, { post: '' })).status).toBe(422);
  });

  it('POST-04 deletes a post with its comments, votes, bookmarks and pictures', async () => {
    const photo = await pendingPicture(server, amara.id);
    const post = await publish(amara, { post: 'going', photos: [photo] });
    await comment(yusuf, post.id, 'oh');
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await yusuf.call('POST', `/api/bookmark/user/${post.id}/add`);
    expect((await amara.call('DELETE', `/api/post/user/${post.id}`)).status).toBe(204);
    expect(await server.db.select().from(posts)).toEqual([]);
    expect(await server.db.select().from(files)).toEqual([]);
    expect(await server.db.select().from(notifications)).toEqual([]);
    expect((await yusuf.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    const saved = await yusuf.call<WireList<WirePost>>('GET', '/api/post/bookmarks');
    expect(saved.body).toEqual({ list: [], count: 0 });
    const [row] = await server.db.select().from(users).where(eq(users.id, amara.id));
    expect(row).toMatchObject({ postCount: 0 });
  });
});

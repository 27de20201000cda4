import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireImage, WireList } from '@/shared/wire/common';
import type { WireCompany, WireCompanyOptions } from '@/shared/wire/company';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WireComment, WirePost, WireUpload } from '@/shared/wire/post';
import { companies, companyMembers, comments, files, posts, tags } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { employ, makeCompany, pendingPicture, publish } from '../../testing/posts';

let server: TestServer;
let owner: TestMember;
let moderator: TestMember;
let member: TestMember;
let amara: TestMember;
let companyId: number;
let wall: string;
let picture: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  picture = await testPicture('png');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  owner = await server.member({ permalink: 'owner' });
  moderator = await server.member({ permalink: 'moderator' });
  member = await server.member({ permalink: 'member' });
  amara = await server.member({ permalink: 'amara' });
  companyId = await makeCompany(server, 'The press', { permalink: 'the-press' });
  wall = `company/${companyId}`;
  await employ(server, companyId, owner.id, 'owner');
  await employ(server, companyId, moderator.id, 'moderator');
  await employ(server, companyId, member.id);
});

const demote = (whom: TestMember) =>
  owner.call('PATCH', `/api/companies/${companyId}/members/${whom.id}/role`, { role: 'member' });
const follow = (who: TestMember, act: 'follow' | 'unfollow') =>
  who.call('POST', `/api/companies/${companyId}/${act}`);
const close = () => server.db.update(companies).set({ privacy: 1 });
const switchTo = (options: Partial<WireCompanyOptions>) =>
  owner.call('PATCH', `/api/companies/${companyId}`, { options });
const news = async (who: TestMember) =>
  (await who.call<WireList<WirePost>>('GET', '/api/post/news')).body.list.map(({ post }) => post);
const view = async (who: TestMember, id: string) =>
  (await who.call<WirePost>('GET', `/api/post/view/${id}`)).body;
const statuses = async (...calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('posts of a company', () => {
  it('CMP-02 CMP-04 are written by those who run it, and edited by their author while they do', async () => {
    const write = (who: TestMember) => who.call<WirePost>('POST', `/api/post/${wall}`, { post: 'News' });
    expect(await statuses(write(member), write(amara))).toEqual([403, 403]);
    const { status, body: post } = await write(moderator);
    expect([status, post]).toMatchObject([
      201,
      { entity: { name: 'The press' }, author: { permalink: 'moderator' }, can_edit: true, can_delete: true },
    ]);
    const edit = (who: TestMember, words: string) =>
      who.call('PATCH', `/api/post/company/${post.id}`, { post: words });
    expect(await statuses(edit(owner, 'Mine'), edit(member, 'Mine'))).toEqual([403, 403]);
    expect((await edit(moderator, 'Better news')).status).toBe(200);
    await demote(moderator);
    expect(await statuses(edit(moderator, 'Revenge'), write(moderator))).toEqual([403, 403]);
    expect(await view(moderator, post.id)).toMatchObject({
      post: 'Better news',
      can_edit: false,
      can_delete: true,
    });
  });

  it('CMP-04 are deleted by all who run it, with the counters of their author', async () => {
    const byModerator = await publish(moderator, { post: 'One #press' }, wall);
    const byOwner = await publish(owner, { post: 'Two' }, wall);
    expect(await view(owner, byModerator.id)).toMatchObject({ can_edit: false, can_delete: true });
    expect(await view(member, byModerator.id)).toMatchObject({ can_edit: false, can_delete: false });
    const remove = (who: TestMember, { id }: WirePost) => who.call('DELETE', `/api/post/company/${id}`);
    expect((await remove(member, byModerator)).status).toBe(403);
    expect((await remove(owner, byModerator)).status).toBe(204);
    expect(await countMismatches(server.db)).toEqual([]);
    expect((await remove(moderator, byOwner)).status).toBe(204);
    const own = await publish(owner, { post: 'On my own wall' });
    expect((await moderator.call('DELETE', `/api/post/user/${own.id}`)).status).toBe(403);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('CMP-03 FEED-01 come into the feed with following, and go with unfollowing or when it closes', async () => {
    await publish(owner, { post: 'News' }, wall);
    expect(await news(amara)).toEqual([]);
    await follow(amara, 'follow');
    expect(await news(amara)).toEqual(['News']);
    await close();
    expect([await news(amara), await news(member)]).toEqual([[], ['News']]);
    await server.db.update(companies).set({ privacy: 0 });
    await follow(amara, 'unfollow');
    expect(await news(amara)).toEqual([]);
  });

  it('CMP-02 are nowhere while the wall is off, for anyone, and come back with it', async () => {
    const post = await publish(owner, { post: 'Wallflower' }, wall);
    await follow(amara, 'follow');
    await switchTo({ wall: false });
    const seen = async (who: TestMember) => [
      (await who.call('GET', `/api/post/${wall}`)).status,
      (await who.call('POST', `/api/post/${wall}`, { post: 'More' })).status,
      await news(who),
      (await who.call<WireList<WirePost>>('GET', '/api/search/post?term=wallflower')).body.count,
    ];
    expect(await seen(amara)).toEqual([403, 403, [], 0]);
    expect(await seen(moderator)).toEqual([403, 403, [], 0]);
    expect((await amara.call('GET', `/api/post/view/${post.id}`)).status).toBe(404);
    const { body } = await owner.call<WireCompany>('GET', '/api/companies/the-press');
    expect(body.can_post).toBe(false);
    await switchTo({ wall: true });
    expect(await news(amara)).toEqual(['Wallflower']);
  });
});

describe('comments of a company', () => {
  const say = (who: TestMember, place: string, body: object) =>
    who.call<WireComment>('POST', `/api/comments/company/${place}`, { msg: 'Thank you', ...body });
  const signature = () => ({
    id: String(companyId),
    name: 'The press',
    permalink: 'the-press',
    avatar: null,
  });

  it('CMP-04 are signed by those who run it, shown signed to all, and stay so', async () => {
    const { id } = await publish(owner, { post: 'News' }, wall);
    const signed = await say(moderator, id, { asCompany: true });
    expect([signed.status, signed.body.entity]).toEqual([201, signature()]);
    expect(signed.body.author.permalink).toBe('moderator');
    const reply = await say(owner, `reply/${signed.body.id}`, { as_company: true });
    expect(reply.body.entity).toEqual(signature());
    const plain = await say(owner, id, { asCompany: false });
    expect(plain.body.entity).toBeNull();
    await demote(moderator);
    const shown = async (who: TestMember) =>
      (await who.call<WireList<WireComment>>('GET', `/api/comments/company/${id}`)).body.list.map(
        ({ entity, can_edit, can_delete }) => [entity?.name ?? null, can_edit, can_delete],
      );
    expect(await shown(amara)).toEqual([
      [null, false, false],
      ['The press', false, false],
    ]);
    expect(await shown(moderator)).toEqual([
      [null, false, false],
      ['The press', false, true],
    ]);
    const edit = (who: TestMember, msg: string) =>
      who.call<WireComment>('PATCH', `/api/comments/company/${signed.body.id}`, { msg });
    expect((await edit(moderator, 'No thanks')).status).toBe(403);
    await owner.call('PATCH', `/api/companies/${companyId}/members/${moderator.id}/role`, {
      role: 'moderator',
    });
    expect((await edit(moderator, 'Many thanks')).body).toMatchObject({
      msg: 'Many thanks',
      entity: signature(),
    });
    expect((await edit(owner, 'Mine')).status).toBe(403);
  });

  it('CMP-04 are not signed by others, nor under posts of others', async () => {
    const { id } = await publish(owner, { post: 'News' }, wall);
    const own = await publish(owner, { post: 'My own' });
    expect(
      await statuses(
        say(member, id, { asCompany: true }),
        say(amara, id, { as_company: true }),
        owner.call('POST', `/api/comments/user/${own.id}`, { msg: 'Hello', asCompany: true }),
      ),
    ).toEqual([403, 403, 403]);
    expect((await say(amara, id, { asCompany: 'yes' })).status).toBe(422);
    expect(await server.db.select().from(comments)).toEqual([]);
    expect(await countMismatches(server.db)).toEqual([]);
  });

  it('NTF-05 CMP-04 notify as the comments of their authors do', async () => {
    const { id } = await publish(owner, { post: 'News' }, wall);
    const question = await say(amara, id, { msg: 'When?' });
    await say(moderator, `reply/${question.body.id}`, { asCompany: true, msg: 'Soon' });
    const { body } = await amara.call<WireNotifications>('GET', '/api/notify');
    expect(body.list).toMatchObject([
      { model_type: 'postcomment', actor: { permalink: 'moderator' }, text: 'Soon' },
    ]);
  });
});

describe('pictures of a company', () => {
  const upload = (who: TestMember, fields: Record<string, string> = { company_id: String(companyId) }) =>
    who.call<WireUpload>('POST', '/upload', pictureForm(picture, { fields }));
  const photos = (who: TestMember, query = '') =>
    who.call<WireList<WireImage>>('GET', `/api/gallery/photos?company_id=${companyId}${query}`);
  const keys = async (who: TestMember, query = '') =>
    (await photos(who, query)).body.list.map(({ key }) => key);

  it('CMP-02 are those of its posts and those added, latest first, by page', async () => {
    const inPost = await pendingPicture(server, owner.id);
    await publish(owner, { post: 'Look', photos: [inPost] }, wall);
    server.clock.advance(1);
    const added = await upload(moderator);
    expect(added.status).toBe(201);
    await publish(owner, { post: 'Mine', photos: [await pendingPicture(server, owner.id)] });
    expect(await keys(amara)).toEqual([added.body.key, inPost]);
    expect(await keys(amara, '&per_page=1&page=2')).toEqual([inPost]);
    const [image] = (await photos(amara)).body.list;
    expect((await server.call('GET', `/files/${image?.key}`)).status).toBe(403);
    expect((await server.call('GET', `/files/${image?.key}?access=${image?.access}`)).status).toBe(200);
    const albumless = await moderator.call<WireList<WireImage>>(
      'GET',
      `/api/gallery/photos?user_id=${moderator.id}`,
    );
    expect(albumless.body.count).toBe(0);
  });

  it('CMP-02 are added by those who speak for it, while photos are on', async () => {
    expect(await statuses(upload(member), upload(amara))).toEqual([403, 403]);
    expect(await statuses(upload(owner, { company_id: '999' }), upload(owner, { company_id: 'x' }))).toEqual([
      404, 404,
    ]);
    const both = { company_id: String(companyId), companyId: String(companyId) };
    expect((await upload(owner, both)).status).toBe(404);
    expect((await upload(owner, { company_id: String(companyId), album_id: '1' })).status).toBe(403);
    expect(await server.db.select().from(files)).toEqual([]);
    const added = await upload(owner);
    await switchTo({ photos: false });
    expect(await statuses(upload(owner), photos(owner), photos(amara))).toEqual([403, 403, 403]);
    await switchTo({ photos: true });
    expect(await keys(amara)).toEqual([added.body.key]);
  });

  it('CMP-02 are deleted by those who run it, whoever added them', async () => {
    const { key } = (await upload(moderator)).body;
    const remove = (who: TestMember) => who.call('DELETE', `/api/files/key/${key}`);
    expect(await statuses(remove(member), remove(amara))).toEqual([404, 404]);
    expect((await remove(owner)).status).toBe(204);
    expect(await keys(amara)).toEqual([]);
    expect(await server.deps.files.find(key, 'thumb')).toBeNull();
  });

  it('CMP-02 its avatar and cover are changed and deleted by those who run it', async () => {
    const send = (who: TestMember, kind: 'photo' | 'background') =>
      who.call<{ file_id: string }>(
        'POST',
        `/api/profile/${kind}`,
        pictureForm(picture, { fields: { companyId: String(companyId) } }),
      );
    expect(await statuses(send(member, 'photo'), send(amara, 'background'))).toEqual([403, 403]);
    const first = (await send(owner, 'photo')).body.file_id;
    const second = (await send(moderator, 'photo')).body.file_id;
    const cover = (await send(owner, 'background')).body.file_id;
    const shown = async () => (await amara.call<WireCompany>('GET', '/api/companies/the-press')).body;
    expect(await shown()).toMatchObject({ avatar: { key: second }, cover: { key: cover } });
    expect((await server.call('GET', `/files/${first}`)).status).toBe(404);
    const path = `/api/profile/image/${second}?type=profile&companyId=${companyId}`;
    expect((await member.call('DELETE', path)).status).toBe(403);
    expect((await owner.call('DELETE', path)).status).toBe(204);
    expect((await owner.call('DELETE', `/api/files/key/${cover}`)).status).toBe(204);
    expect(await shown()).toMatchObject({ avatar: null, cover: null });
    expect(await server.db.select().from(files)).toEqual([]);
  });

  it('CMP-04 a deleted company takes posts, comments, pictures and counters with it', async () => {
    const photo = await pendingPicture(server, owner.id);
    const post = await publish(owner, { post: 'News #press', photos: [photo] }, wall);
    await amara.call('POST', `/api/comments/company/${post.id}`, { msg: 'Fine' });
    await follow(amara, 'follow');
    const added = await upload(moderator);
    await moderator.call(
      'POST',
      '/api/profile/photo',
      pictureForm(picture, { fields: { companyId: String(companyId) } }),
    );
    const kept = await publish(owner, { post: 'My own #press' });
    const remove = (who: TestMember) => who.call('DELETE', `/api/companies/${companyId}`);
    expect(await statuses(remove(member), remove(amara))).toEqual([403, 403]);
    expect((await remove(moderator)).status).toBe(204);
    expect((await remove(owner)).status).toBe(404);
    expect((await owner.call('GET', '/api/companies/the-press')).status).toBe(404);
    expect((await server.db.select().from(posts)).map(({ id }) => String(id))).toEqual([kept.id]);
    for (const table of [comments, files, companyMembers])
      expect(await server.db.select().from(table)).toEqual([]);
    expect(await server.deps.files.find(added.body.key, 'thumb')).toBeNull();
    const [tag] = await server.db.select().from(tags).where(eq(tags.name, 'press'));
    expect(tag?.postCount).toBe(1);
    expect(await countMismatches(server.db)).toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { shortVideos, users } from '../db/schema';
import { readPaths } from '../testing/crawl';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness';
import { pictureForm, testPicture } from '../testing/pictures';
import { employ, joinGroup, makeCompany, makeFollow, makeGroup } from '../testing/posts';
import { demoClip, videoForm } from '../testing/videos';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
});
afterAll(() => server.close());

const canary = 'canary';

it('PROF-02 SRV-05 a stranger finds nothing that a private member wrote or uploaded, on any GET', async () => {
  const hidden = await server.member({
    permalink: 'private-member',
    bio: `${canary} bio`,
    location: `${canary} town`,
    privacy: { profile_details: 'approved_followers' },
  });
  const insider = await server.member({ permalink: 'insider' });
  const stranger = await server.member({ permalink: 'stranger' });
  await makeFollow(server, insider.id, hidden.id, 'approved');
  await makeFollow(server, hidden.id, insider.id);
  await makeFollow(server, stranger.id, insider.id);
  await makeFollow(server, stranger.id, hidden.id);
  await server.db
    .update(users)
    .set({ gender: 'other', birthday: '1977-07-07' })
    .where(eq(users.id, hidden.id));

  const upload = async (fields: Record<string, string> = {}) => {
    const picture = await testPicture('png');
    const answer = await hidden.call<{ file_id: string }>(
      'POST',
      '/upload',
      pictureForm(picture, { fields }),
    );
    expect(answer.status).toBe(201);
    return answer.body.file_id;
  };
  const companyId = await makeCompany(server, 'The private company', {
    privacy: 1,
    permalink: 'private-company',
    links: [`https://${canary}.example`],
    contacts: [{ category: 'finance', name: `${canary} desk`, email: `${canary}@kith.example`, phone: '' }],
  });
  await employ(server, companyId, hidden.id, 'owner');
  await employ(server, companyId, insider.id);
  await stranger.call('POST', `/api/companies/${companyId}/follow`);
  const keys = [
    await upload(),
    await upload(),
    await upload({ company_id: String(companyId) }),
    await upload(),
  ];
  const inCompany = keys.slice(3);
  const shelve = async (owner: TestMember, name: string, privacy: 'public' | 'private') => {
    const { body: album } = await owner.call<WireAlbum>('POST', '/api/gallery/albums', { name, privacy });
    // One for the cover, one beside it.
    for (let index = 0; index < 2; index += 1) {
      const form = pictureForm(await testPicture('png'), { fields: { album_id: album.id } });
      const { key } = (await owner.call<{ key: string }>('POST', '/upload', form)).body;
      await owner.call('PATCH', `/api/files/key/${key}`, { alt: `${canary} alt` });
      keys.push(key);
    }
  };
  // Of a member whom nobody else may see, and of one whom everybody sees.
  await shelve(hidden, `${canary} album`, 'public');
  await shelve(hidden, `${canary} album`, 'private');
  await shelve(insider, `${canary} album`, 'private');
  const groupId = await makeGroup(server, insider.id, {
    privacy: 1,
    permalink: 'closed-group',
    description: 'A closed group',
    links: [`https://${canary}.example`],
    contacts: `${canary}@kith.example`,
  });
  await joinGroup(server, groupId, hidden.id);
  const post = async (wall: string, body: unknown) => {
    const answer = await hidden.call<WirePost>('POST', `/api/post/${wall}`, body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const own = await post(`user/${hidden.id}`, {
    post: `${canary} own #${canary}tag`,
    photos: keys.slice(0, 2),
  });
  await post(`user/${insider.id}`, { post: `${canary} on the insider's wall` });
  await post(`group/${groupId}`, { post: `${canary} in the group @stranger` });
  const ofCompany = await post(`company/${companyId}`, {
    post: `${canary} of the company @stranger #${canary}firm`,
    photos: inCompany,
  });
  await hidden.call('POST', `/api/comments/company/${ofCompany}`, {
    msg: `${canary} in its name @stranger`,
    asCompany: true,
  });
  const reply = await insider.call<WireComment>('POST', `/api/comments/user/${own}`, {
    msg: `${canary} @stranger`,
  });
  await hidden.call('POST', `/api/comments/user/reply/${reply.body.id}`, { msg: `${canary} reply` });

  // Of a member whom nobody else may see, shared by one whom everybody sees.
  const { body: clip } = await hidden.call<{ file_id: string; id: string }>(
    'POST',
    '/upload/video',
    videoForm(await demoClip('harbour.mp4'), { text: `${canary} clip` }),
  );
  keys.push(clip.file_id);
  await server.db.update(shortVideos).set({ state: 'ready' });
  const shared = await insider.call<WirePost>('POST', `/api/post/user/${insider.id}`, { video: clip.id });
  expect(shared.status).toBe(201);

  const ids = Array.from({ length: 5 }, (_, index) => String(index + 1));
  const values = {
    permalink: ['private-member', 'insider', 'closed-group', 'private-company'],
    groupId: ids,
    companyId: ids,
    inviteId: ids,
    userId: ids,
    entityId: ids,
    postId: ids,
    commentId: ids,
    clipId: ids,
    uploadId: keys,
    type: ['user', 'group', 'company', 'users', 'groups', 'companies', 'post'],
    key: keys,
    token: ['none'],
  };
  const paths = readPaths(values, [canary, 'private', `%23${canary}`, 'insider wall']);
  expect(paths.length).toBeGreaterThan(100);

  const leaks = async (member: TestMember) => {
    const found = [];
    for (const path of paths) {
      const { body, status } = await member.call('GET', path);
      expect(status).toBeLessThan(500);
      const text = JSON.stringify(body);
      if (text.includes(canary) || text.includes('1977') || keys.some((key) => text.includes(key)))
        found.push(path);
    }
    for (const place of [
      ...ids.map((id) => `post/${id}`),
      'profile/private-member',
      'company/private-company',
    ]) {
      const { body } = await member.call('POST', '/api/op', { url: `http://localhost:3000/${place}` });
      if (JSON.stringify(body).includes(canary)) found.push(`preview of ${place}`);
    }
    for (const key of keys) {
      const { status } = await member.call('POST', '/api/gallery/archive', { keys: [key] });
      if (status === 201) found.push(`archive of ${key}`);
    }
    for (const id of ['1', '2', '3']) {
      const { status } = await member.call('POST', '/api/gallery/archive', { album_id: id });
      if (status === 201) found.push(`archive of album ${id}`);
    }
    return found;
  };
  expect(await leaks(stranger)).toEqual([]);
  // The same crawl by an approved follower finds them: the test itself works.
  const seen = await leaks(insider);
  expect(seen.length).toBeGreaterThan(10);
  for (const path of [
    `/api/post/company/${companyId}`,
    `/api/comments/company/${ofCompany}`,
    `/api/gallery/photos?company_id=${companyId}`,
    '/api/companies/private-company',
    '/api/shortclip/feed',
    `/api/shortclip/${clip.id}`,
    `/api/post/view/${shared.body.id}`,
  ])
    expect(seen).toContain(path);
  expect(seen.filter((place) => place.startsWith('archive of album'))).toHaveLength(2);
}, 120_000);

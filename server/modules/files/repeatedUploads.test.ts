import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireUpload } from '@/shared/wire/post';
import { albums } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';

const server = await createTestServer();
const png = await testPicture('png');

beforeEach(() => server.reset());
afterAll(() => server.close());

async function storedKeys(): Promise<string[]> {
  const keys = [];
  for await (const { key } of server.deps.files.keys()) keys.push(key);
  return keys.sort();
}

describe('an upload that comes twice', () => {
  const send = (member: TestMember, fields: Record<string, string>, key = 'photo-1') =>
    member.call<WireUpload>('POST', '/upload', pictureForm(png, { fields }), { 'X-Idempotency-Key': key });
  const albumOf = async (member: TestMember) => {
    const row = {
      ownerId: member.id,
      title: 'Roof',
      privacy: 'public' as const,
      createdAt: server.clock.now(),
    };
    const [album] = await server.db.insert(albums).values(row).returning();
    return { album_id: String(album?.id) };
  };

  it('ALB-02 is one photo, also when both come at once, and leaves no bytes behind', async () => {
    const before = await storedKeys();
    const member = await server.member();
    const fields = await albumOf(member);
    const [first, second] = await Promise.all([send(member, fields), send(member, fields)]);
    const third = await send(member, fields);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect([second.body.key, third.body.key]).toEqual([first.body.key, first.body.key]);
    expect(third.body.image).toMatchObject({ key: first.body.key, width: 64, height: 48 });
    expect(await server.db.select().from(albums)).toMatchObject([{ photoCount: 1 }]);
    expect(await storedKeys()).toEqual([...before, first.body.key].sort());
    expect((await send(member, fields, 'photo-2')).body.key).not.toBe(first.body.key);
  });

  it('SRV-05 does not share one member’s keys with another, nor a key between kinds', async () => {
    const member = await server.member();
    const stranger = await server.member();
    const first = await send(member, {});
    expect((await send(stranger, {})).body.key).not.toBe(first.body.key);
    const headers = { 'X-Idempotency-Key': 'photo-1' };
    const post = await member.call('POST', `/api/post/user/${member.id}`, { post: 'Hello' }, headers);
    expect(post.status).toBe(409);
  });

  it('stores anew what was deleted since, and answers nothing of a refused one', async () => {
    const before = await storedKeys();
    const member = await server.member();
    expect((await send(member, { album_id: '999' })).status).toBe(404);
    const fields = await albumOf(member);
    const first = await send(member, fields);
    await member.call('DELETE', `/api/files/key/${first.body.key}`);
    const second = await send(member, fields);
    expect(second.status).toBe(201);
    expect(second.body.key).not.toBe(first.body.key);
    expect(await storedKeys()).toEqual([...before, second.body.key].sort());
  });
});

import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireArchive } from '@/shared/wire/album';
import { posts } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { canary, createLeaverWorld } from '../../testing/leaver';
import { memberPassword } from '../../testing/members';
import { contentOfZip } from '../../testing/zips';
import { exportedFiles } from './exportedFiles';

const server = await createTestServer();
beforeEach(() => server.reset());
afterAll(() => server.close());

const offer = (member: TestMember, password = memberPassword) =>
  member.call<WireArchive>('POST', '/api/user/export', { password });
const fetchAddress = (address: string) => server.app.fetch(new Request(`http://localhost:3000${address}`));

async function exportOf(member: TestMember): Promise<Map<string, Buffer>> {
  const response = await fetchAddress((await offer(member)).body.address);
  expect(response.status).toBe(200);
  return contentOfZip(Buffer.from(await response.arrayBuffer()));
}
const listIn = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null') as Record<string, unknown>[];

describe('the download of a member’s data', () => {
  it('OWN-01 holds all that is theirs in one ZIP file, readable, with the pictures', async () => {
    const { leaver, own, shared, friend } = await createLeaverWorld(server);
    const files = await exportOf(leaver);
    for (const { name } of exportedFiles) expect(Array.isArray(listIn(files, name))).toBe(true);
    expect(listIn(files, 'profile.json')).toMatchObject([
      { first_name: `${canary}first`, email: `${canary}@kith.example`, birthday: '1977-07-07' },
    ]);
    expect(listIn(files, 'posts.json').map(({ text }) => text)).toHaveLength(4);
    expect(listIn(files, 'posts.json')[0]).toMatchObject({
      wall: `${canary}-link`,
      photos: [`photos/${own[0] ?? ''}.png`],
    });
    expect(listIn(files, 'comments.json')).toHaveLength(2);
    expect(listIn(files, 'follows.json')).toMatchObject([
      { way: 'follower', person: { permalink: 'friend' } },
      { way: 'following', person: { permalink: 'friend' } },
    ]);
    for (const [name, count] of [
      ['votes', 1],
      ['comment_votes', 1],
      ['bookmarks', 1],
      ['settings', 1],
      ['groups', 1],
      ['group_acts', 1],
      ['companies', 1],
      ['company_follows', 1],
      ['albums', 1],
      ['sessions', 1],
      ['two_factor', 1],
      ['silences', 1],
    ] as const)
      expect([name, listIn(files, `${name}.json`).length]).toEqual([name, count]);
    for (const name of ['notifications', 'messages', 'mailed_links'])
      expect(listIn(files, `${name}.json`).length).toBeGreaterThan(0);
    expect(files.get('about.txt')?.toString()).toContain('posts.json: Your posts');

    const pictures = [...files.keys()].filter((name) => name.startsWith('photos/'));
    expect(pictures.sort()).toEqual(own.map((key) => `photos/${key}.png`).sort());
    expect(pictures.some((name) => shared.some((key) => name.includes(key)))).toBe(false);
    const [key = ''] = own;
    const stored = await server.deps.files.find(key, 'original');
    expect(files.get(`photos/${key}.png`)?.length).toBe(stored?.size);
    const all = [...files.values()].map((content) => content.toString('latin1')).join('\n');
    for (const secret of [leaver.row.passwordHash, 'token_hash', 'code_hash', friend.row.email])
      expect(all).not.toContain(secret);
  }, 120_000);

  it('OWN-01 asks for the password, and works for ten minutes for whoever has the address', async () => {
    const member = await server.member();
    expect(await offer(member, 'Wrong-horse-8')).toMatchObject({
      status: 422,
      body: { fields: { password: 'validationInvalidCredentials' } },
    });
    const { status, body } = await offer(member);
    expect(status).toBe(201);
    expect(Date.parse(body.expires_at) - server.clock.now().getTime()).toBe(600_000);
    const response = await fetchAddress(body.address);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="export.zip"');
    await response.body?.cancel();
    // An address of the one kind is none of the other.
    const token = body.address.split('/').at(-1) ?? '';
    expect((await fetchAddress(`/api/gallery/archive/${token}`)).status).toBe(403);
    server.clock.advance(601);
    expect((await fetchAddress(body.address)).status).toBe(403);
  });

  it('OWN-01 reads long lists in pages, and leaves nothing behind when the reader leaves', async () => {
    const member = await server.member();
    const createdAt = server.clock.now();
    await server.db.insert(posts).values(
      Array.from({ length: 1203 }, (_, index) => ({
        ...{ authorId: member.id, type: 'user' as const, entityId: member.id },
        ...{ text: `Post ${index}`, createdAt },
      })),
    );
    const texts = listIn(await exportOf(member), 'posts.json').map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 1203 }, (_, index) => `Post ${index}`));
    // Other downloads may be about to tidy up, so only what is new counts.
    const before = new Set(await readdir(tmpdir()));
    const leftOver = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('kith-export-') && !before.has(name));
    const response = await fetchAddress((await offer(member)).body.address);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(leftOver).toEqual([]);
  });
});

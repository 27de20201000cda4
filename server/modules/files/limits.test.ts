import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { files, posts } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { publish } from '../../testing/posts';

const server = await createTestServer();
const png = await testPicture('png');

beforeEach(() => server.reset());
afterAll(() => server.close());

const upload = (member: TestMember, content: Uint8Array) =>
  member.call<{ key: string }>('POST', '/upload', pictureForm(content));

describe('what pictures are bound to', () => {
  it('POST-01 CMT-01 keeps the picture that is all there is of a post or comment', async () => {
    const member = await server.member();
    const { key } = (await upload(member, png)).body;
    const post = await publish(member, { photos: [key] });
    const refused = await member.call('DELETE', `/api/files/key/${key}`);
    expect(refused.status).toBe(409);
    const own = (await upload(member, png)).body.key;
    const comment = await member.call('POST', `/api/comments/user/${post.id}`, { photos: [own] });
    expect(comment.status).toBe(201);
    expect((await member.call('DELETE', `/api/files/key/${own}`)).status).toBe(409);
    await server.db.update(posts).set({ text: 'With words' });
    expect((await member.call('DELETE', `/api/files/key/${key}`)).status).toBe(204);
  });

  it('VAL-03 counts uploads at the same time against the quota one after the other', async () => {
    const member = await server.member();
    const createdAt = server.clock.now();
    const stored = { ownerId: member.id, mime: 'image/png', size: 1, width: 1, height: 1, createdAt };
    const rows = Array.from({ length: 4998 }, (_, index) => ({
      ...{ ...stored, key: index.toString(16).padStart(32, '0') },
      ...({ visibility: 'private', state: 'attached' } as const),
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await server.db.insert(files).values(rows.slice(from, from + 1000));
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(member, png)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403]);
  });
});

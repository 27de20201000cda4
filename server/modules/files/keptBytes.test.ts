import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { files } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { pictureForm, testPicture } from '../../testing/pictures';
import { demoClip, testVideoTools, videoForm } from '../../testing/videos';

const server = await createTestServer({ videoTools: await testVideoTools() });
const png = await testPicture('png');
const video = await demoClip('harbour.mp4');
let member: TestMember;

beforeEach(async () => {
  await server.reset();
  member = await server.member();
});
afterAll(() => server.close());

async function storedKeys(): Promise<string[]> {
  const keys = [];
  for await (const { key } of server.deps.files.keys()) keys.push(key);
  return keys.sort();
}

const uploads = [
  ['/upload', () => pictureForm(png)],
  ['/api/profile/photo', () => pictureForm(png)],
  ['/upload/video', () => videoForm(video)],
] as const;

it.each(uploads)(
  'VAL-03 CLIP-02 leaves no bytes of a form behind that goes wrong after its file, sent to %s',
  async (path, fill) => {
    const before = await storedKeys();
    const form = fill();
    form.append('file', new Blob([new Uint8Array(png)]), 'another.png');
    expect((await member.call('POST', path, form)).status).toBe(400);
    expect(await storedKeys()).toEqual(before);
  },
);

it.each(uploads)(
  'OPS-02 keeps the bytes of a file that is there though the database’s answer was lost, sent to %s',
  async (path, fill) => {
    const before = await storedKeys();
    const { db } = server.deps;
    const write = db.transaction.bind(db);
    const lost = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await write(work);
      throw Object.assign(new Error('Connection terminated'), { code: '08006' });
    });
    expect((await member.call('POST', path, fill())).status).toBe(503);
    lost.mockRestore();
    const kept = (await server.db.select({ key: files.key }).from(files)).map(({ key }) => key);
    expect(kept).toHaveLength(1);
    expect(await storedKeys()).toEqual([...before, ...kept].sort());
  },
);

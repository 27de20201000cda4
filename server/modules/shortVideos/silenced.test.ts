import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { arrivingVideos, clipCaptions, users } from '../../db/schema';
import { hourMs } from '../../durations';
import { createTestServer, type TestMember } from '../../testing/harness';
import { partsOf } from '../../testing/videoParts';
import { demoClip, testVideoTools, videoForm } from '../../testing/videos';

const server = await createTestServer({ videoTools: await testVideoTools() });
let amara: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member();
});
afterAll(() => server.close());

const silence = (silencedUntil: Date | null = new Date(server.clock.now().getTime() + hourMs)) =>
  server.db.update(users).set({ silencedUntil }).where(eq(users.id, amara.id));

it('CLIP-02 DESK-02 refuses a silenced member before the first byte of a short video, not after the last', async () => {
  await silence();
  const refused = await partsOf(server, amara).begin(1000);
  expect(refused.status).toBe(403);
  expect(await server.db.select().from(arrivingVideos)).toEqual([]);
  await silence(null);
  expect((await partsOf(server, amara).begin(1000)).status).toBe(201);
});

it('CLIP-02 DESK-02 keeps no captions of a member who was silenced while they arrived', async () => {
  const video = videoForm(await demoClip('harbour.mp4'));
  const { body } = await amara.call<{ id: string }>('POST', '/upload/video', video);
  const form = new FormData();
  form.append('lang', 'en');
  form.append('file', new Blob(['WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n']), 'a.vtt');
  const { videos } = server.deps;
  const storeBytes = vi.spyOn(videos, 'storeBytes');
  storeBytes.mockImplementationOnce(async (content) => {
    await silence();
    return videos.storeBytes(content);
  });
  expect((await amara.call('POST', `/api/shortclip/${body.id}/captions`, form)).status).toBe(403);
  storeBytes.mockRestore();
  expect(await server.db.select().from(clipCaptions)).toEqual([]);
});

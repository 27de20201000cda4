import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import { shortVideos } from '../../db/schema';
import { createTestServer, type TestServer } from '../../testing/harness';
import { demoClip, videoForm } from '../../testing/videos';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

it('CLIP-03 POST-01 a post says so whose short video is deleted', async () => {
  const amara = await server.member({ permalink: 'amara' });
  const yusuf = await server.member({ permalink: 'yusuf' });
  const { body: clip } = await amara.call<{ id: string }>(
    'POST',
    '/upload/video',
    videoForm(await demoClip('harbour.mp4'), { text: '' }),
  );
  await server.db.update(shortVideos).set({ state: 'ready' });
  const shared = await yusuf.call<WirePost>('POST', `/api/post/user/${yusuf.id}`, { video: clip.id });
  expect(shared.body).toMatchObject({ video: { key: expect.any(String) as string }, video_gone: false });
  expect((await amara.call('DELETE', `/api/shortclip/${clip.id}`)).status).toBe(204);
  const seen = await yusuf.call<WirePost>('GET', `/api/post/view/${shared.body.id}`);
  expect(seen.body).toMatchObject({ post: '', video: null, video_gone: true });
});

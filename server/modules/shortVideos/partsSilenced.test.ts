import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { arrivingVideos, users } from '../../db/schema';
import { createTestServer } from '../../testing/harness';
import { partsOf } from '../../testing/videoParts';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

it('CLIP-02 DESK-02 refuses a silenced member before the first byte of a short video, not after the last', async () => {
  const amara = await server.member();
  const silence = (silencedUntil: Date | null) =>
    server.db.update(users).set({ silencedUntil }).where(eq(users.id, amara.id));
  await silence(new Date(server.clock.now().getTime() + 3_600_000));
  const refused = await partsOf(server, amara).begin(1000);
  expect(refused.status).toBe(403);
  expect(await server.db.select().from(arrivingVideos)).toEqual([]);
  await silence(null);
  expect((await partsOf(server, amara).begin(1000)).status).toBe(201);
});

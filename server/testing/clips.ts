import { randomBytes } from 'node:crypto';
import type { ClipState } from '@/shared/wire/shortVideo';
import { files, shortVideos } from '../db/schema';
import type { TestServer } from './harness';

/** Inserts a short video of a member, a second later than what was before: the rows only, no bytes. Answers its id. */
export async function clipOf(
  server: TestServer,
  authorId: number,
  text: string,
  { state = 'ready', failure = null }: { state?: ClipState; failure?: string | null } = {},
): Promise<string> {
  const fileKey = randomBytes(16).toString('hex');
  server.clock.advance(1);
  const createdAt = server.clock.now();
  await server.db.insert(files).values({
    ...{
      key: fileKey,
      ownerId: authorId,
      kind: 'video',
      mime: 'video/mp4',
      size: 1000,
      width: 720,
      height: 1280,
    },
    ...{ visibility: 'private', state: 'attached', createdAt },
  });
  const [clip] = await server.db
    .insert(shortVideos)
    .values({ authorId, text, fileKey, state, failure, duration: 6000, createdAt })
    .returning({ id: shortVideos.id });
  if (clip === undefined) throw new TypeError('The short video was not inserted');
  return String(clip.id);
}

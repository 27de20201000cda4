import { arrivingVideos, files, shortVideos } from '../../db/schema';
import { hourMs } from '../../durations';
import type { TestServer } from '../harness';
import { one } from './matrixCommunities';

/** Adds a short video of a member that is ready; its bytes are not there. */
export async function addClip({ db, clock }: TestServer, authorId: number): Promise<number> {
  const createdAt = clock.now();
  const fileKey = 'c11b'.repeat(8);
  await db.insert(files).values({
    ...{ key: fileKey, ownerId: authorId, kind: 'video', mime: 'video/mp4', size: 1000 },
    ...{ width: 720, height: 1280, visibility: 'private', state: 'attached', createdAt },
  });
  const clip = await one(
    db
      .insert(shortVideos)
      .values({ authorId, fileKey, text: 'A boat', state: 'ready', duration: 6000, createdAt })
      .returning({ id: shortVideos.id }),
  );
  return clip.id;
}

/** Adds a short video of a member that is on its way, without any of its bytes. */
export async function addArriving({ db, clock }: TestServer, ownerId: number): Promise<string> {
  const key = 'a221'.repeat(8);
  const touchedAt = clock.now();
  const expiresAt = new Date(touchedAt.getTime() + hourMs);
  await db.insert(arrivingVideos).values({ key, ownerId, size: 1000, text: '', touchedAt, expiresAt });
  return key;
}

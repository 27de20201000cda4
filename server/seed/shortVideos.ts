import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../adapters/files/files';
import type { VideoStore } from '../adapters/files/videoStore';
import { files as filesTable, shortVideos } from '../db/schema';
import { hourMs } from '../durations';
import { projectRoot } from '../projectRoot';
import { seedClips } from './content/shortVideos';
import { insertFiles, type MemberIds, type SeedContext } from './context';

const assets = join(projectRoot, 'server/seed/assets/clips');
const size = { width: 720, height: 1280 };

interface ClipStores {
  files: Pick<Files, 'storeTrusted'>;
  videos: Pick<VideoStore, 'storeBytes'>;
}

/** Inserts the short videos with their posters, ready to be played (CLIP-01). */
export async function seedShortVideos(
  context: SeedContext,
  ids: MemberIds,
  { files, videos }: ClipStores,
): Promise<void> {
  for (const { by, name, mime, seconds, text, hoursAgo } of seedClips.toReversed()) {
    const authorId = ids(by);
    const createdAt = new Date(context.now.getTime() - hoursAgo * hourMs);
    const extension = mime === 'video/mp4' ? 'mp4' : 'webm';
    const video = await readFile(join(assets, `${name}.${extension}`));
    const stored = { key: await videos.storeBytes(video), size: video.length };
    const picture = await files.storeTrusted(await readFile(join(assets, `${name}.jpg`)));
    await insertFiles(context, [{ picture, ownerId: authorId, visibility: 'private', createdAt }]);
    await context.tx.insert(filesTable).values({
      ...{ ...stored, ...size, ownerId: authorId, kind: 'video', mime, createdAt },
      ...{ visibility: 'private', state: 'attached' },
    });
    await context.tx.insert(shortVideos).values({
      ...{ authorId, text, fileKey: stored.key, posterKey: picture.key, createdAt },
      ...{ state: 'ready', duration: seconds * 1000 },
    });
  }
}

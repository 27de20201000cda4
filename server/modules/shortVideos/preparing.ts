import { rm } from 'node:fs/promises';
import { and, asc, eq } from 'drizzle-orm';
import type { Jobs, RunningJobs } from '../../adapters/jobs/jobs';
import type { PreparedVideo } from '../../adapters/video/video';
import { inTransaction, type Database } from '../../db/database';
import { files, shortVideos } from '../../db/schema';
import type { AppDeps } from '../../http/deps';
import { tellMembers } from '../../writing/tell';

type PrepareDeps = Pick<AppDeps, 'db' | 'files' | 'videos' | 'videoTools'>;

/** Prepares the short videos that were sent, those that a stop of the server left over first (CLIP-02). */
export async function workOnVideos(
  deps: PrepareDeps,
  jobs: Pick<RunningJobs, 'send' | 'work'>,
): Promise<void> {
  await jobs.work('video.prepare', ({ clipId }, signal) => prepareClip(deps, clipId, signal));
  await resumeVideos(deps, jobs);
}

/** Asks again for the short videos that are not prepared. */
export async function resumeVideos({ db }: Pick<AppDeps, 'db'>, jobs: Jobs): Promise<void> {
  const left = await db
    .select({ id: shortVideos.id })
    .from(shortVideos)
    .where(eq(shortVideos.state, 'processing'))
    .orderBy(asc(shortVideos.id));
  for (const { id } of left) await jobs.send('video.prepare', { clipId: id });
}

/** Makes a short video ready, or says why it cannot be. Does nothing for one that is done or deleted. */
export async function prepareClip(deps: PrepareDeps, clipId: number, signal?: AbortSignal): Promise<void> {
  const [clip] = await deps.db
    .select({ key: shortVideos.fileKey })
    .from(shortVideos)
    .where(and(eq(shortVideos.id, clipId), eq(shortVideos.state, 'processing')));
  if (clip === undefined) return;
  const { key } = clip;
  const target = deps.videos.temporary();
  const source = await deps.videos.localSource(key);
  try {
    const answer = await deps.videoTools.prepare({ source: source.path, target }, signal);
    if ('fault' in answer) {
      await setFailed(deps, key, answer.fault);
    } else {
      await deps.videos.keep(key, target);
      await setReady(deps, key, answer.video);
    }
    await deps.videos.dropSource(key);
  } finally {
    await Promise.all([rm(target, { force: true }), source.release()]);
  }
}

async function setFailed({ db }: PrepareDeps, key: string, failure: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const rows = await tx
      .update(shortVideos)
      .set({ state: 'failed', failure })
      .where(eq(shortVideos.fileKey, key))
      .returning({ authorId: shortVideos.authorId });
    await tellAuthors(tx, rows);
    // Nothing of it is kept.
    await tx.update(files).set({ size: 0 }).where(eq(files.key, key));
  });
}

async function setReady(deps: PrepareDeps, key: string, video: PreparedVideo): Promise<void> {
  const { mime, size, width, height, duration } = video;
  const isThere = await inTransaction(deps.db, async (tx) => {
    const rows = await tx
      .update(shortVideos)
      .set({ state: 'ready', failure: null, duration })
      .where(eq(shortVideos.fileKey, key))
      .returning({ authorId: shortVideos.authorId });
    await tellAuthors(tx, rows);
    await tx.update(files).set({ mime, size, width, height }).where(eq(files.key, key));
    return rows.length > 0;
  });
  // Deleted while it was prepared.
  if (!isThere) await deps.files.remove(key);
}

/** Tells the author's streams to look (LIVE-02). */
function tellAuthors(tx: Database, rows: readonly { authorId: number }[]): Promise<void> {
  return tellMembers(
    tx,
    'clip',
    rows.map(({ authorId }) => authorId),
  );
}

import { eq } from 'drizzle-orm';
import { maxClipTextLength, maxVideoBytes, slowestUploadBytesPerSecond } from '@/shared/config/limits';
import { isStorable, isTooLong } from '@/shared/rules/text';
import type { StoredSource } from '../../adapters/files/videoStore';
import { inTransaction, type Database } from '../../db/database';
import { files, shortVideos, users } from '../../db/schema';
import { invalidFields } from '../../errors';
import { bodyChunks, type BodyPace } from '../../http/bodyChunks';
import type { AppDeps } from '../../http/deps';
import { readMultipart } from '../../http/multipart';
import { createOnce, idempotencyKeyOf } from '../../writing/idempotency';
import { requireUnsilenced } from '../../permissions/voice';
import { requireQuota } from '../files/quota';
import { removeOnFailure } from '../files/upload';

/** Form data around the video. */
const formOverheadBytes = 8 * 1024;
/** Bounds text with long graphemes. */
const maxTextBytes = maxClipTextLength * 8;

/** Limits of a video's body: 45 minutes, at 50 kB/s and more. */
export const paceOf = (maxBytes: number): BodyPace => ({
  maxBytes,
  maxSeconds: 2700,
  minBytesPerSecond: slowestUploadBytesPerSecond,
  tooLarge: 'videoTooLarge',
});

/** A short video that has begun to exist. */
export interface NewClip {
  file_id: string;
  id: string;
}

/**
 * Receives a short video (CLIP-02), which is then prepared as a job. Throws 413 videoTooLarge, 415 videoNotReadable,
 * 403 quotaExceeded, 422 for a text that is too long. A repeat with the same `X-Idempotency-Key` answers the first
 * result.
 */
export async function uploadClip(deps: AppDeps, memberId: number, request: Request): Promise<NewClip> {
  await requireUnsilenced(deps.db, memberId, deps.clock.now());
  await requireQuota(deps.db, memberId);
  const idempotencyKey = idempotencyKeyOf(request);
  const { fields, file } = await readMultipart(
    request.headers.get('content-type') ?? '',
    bodyChunks(request, paceOf(maxVideoBytes + formOverheadBytes)),
    (content) => deps.videos.receive(content),
    ({ key }) => deps.files.remove(key),
  );
  return removeOnFailure(deps, file.key, () =>
    createClip(deps, memberId, file, { text: clipTextOf(fields.text ?? ''), idempotencyKey }),
  );
}

/** The text of a short video as it is kept. Throws 422 for one that is too long. */
export function clipTextOf(given: string): string {
  const text = given.trim();
  if (!isStorable(text) || isTooLong(text, maxClipTextLength, maxTextBytes))
    throw invalidFields({ text: 'validationError' });
  return text;
}

interface ClipTraits {
  text: string;
  idempotencyKey: string | null;
}

/**
 * Inserts a short video whose bytes were received, and asks for its preparation.
 * @param also writes more in the same transaction
 */
export async function createClip(
  deps: AppDeps,
  memberId: number,
  source: StoredSource,
  { text, idempotencyKey }: ClipTraits,
  also?: (tx: Database, clipId: number) => Promise<void>,
): Promise<NewClip> {
  const now = deps.clock.now();
  const once = { userId: memberId, key: idempotencyKey, kind: 'clip' as const, now };
  const clipId = await inTransaction(deps.db, async (tx) => {
    const id = await createOnce(tx, once, () => insertClip(tx, memberId, source, { text, now }));
    await also?.(tx, id);
    return id;
  });
  const clip = await newClipOf(deps.db, clipId);
  if (clip.file_id === source.key) await deps.jobs.send('video.prepare', { clipId });
  // A repeat has brought the same bytes once more.
  else await deps.files.remove(source.key);
  return clip;
}

async function insertClip(
  tx: Database,
  memberId: number,
  { key, size }: StoredSource,
  { text, now }: { text: string; now: Date },
): Promise<number> {
  // Parallel uploads count one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, memberId)).for('update');
  await requireUnsilenced(tx, memberId, now);
  await requireQuota(tx, memberId, size);
  await tx.insert(files).values({
    ...{ key, ownerId: memberId, kind: 'video', mime: 'video/mp4', size, width: 0, height: 0 },
    ...{ visibility: 'private', state: 'attached', createdAt: now },
  });
  const [clip] = await tx
    .insert(shortVideos)
    .values({ authorId: memberId, text, fileKey: key, state: 'processing', createdAt: now })
    .returning({ id: shortVideos.id });
  if (clip === undefined) throw new TypeError('The short video was not inserted');
  return clip.id;
}

/** Answer to the member who has sent a short video. */
export async function newClipOf(db: Database, clipId: number): Promise<NewClip> {
  const [row] = await db
    .select({ key: shortVideos.fileKey })
    .from(shortVideos)
    .where(eq(shortVideos.id, clipId));
  return { file_id: row?.key ?? '', id: String(clipId) };
}

import { and, count, eq, ne } from 'drizzle-orm';
import { maxCaptions, maxCaptionsBytes } from '@/shared/config/limits';
import { inTransaction } from '../../db/database';
import { clipCaptions, files, shortVideos } from '../../db/schema';
import { ApiError, invalidFields } from '../../errors';
import { bodyChunks, type BodyPace } from '../../http/bodyChunks';
import type { AppDeps } from '../../http/deps';
import { readMultipart } from '../../http/multipart';
import { requireOwnClip } from '../../permissions/clipAccess';
import { requireUnsilenced } from '../../permissions/voice';
import { removeBytes } from '../../writing/attachedFiles';
import { requireQuota } from '../files/quota';
import { insertFile, receivePicture, removeOnFailure } from '../files/upload';
import { toWebVtt } from './captions';

const formOverheadBytes = 8 * 1024;
const maxLangLength = 35;
const captionsPace: BodyPace = {
  maxBytes: maxCaptionsBytes + formOverheadBytes,
  maxSeconds: 120,
  minBytesPerSecond: 0,
  tooLarge: 'captionsNotReadable',
};

/** Deletes a short video of the actor's own, with its files, from everywhere it was shared (CLIP-03). */
export async function deleteClip(deps: AppDeps, actorId: number, clipId: number): Promise<void> {
  const keys = await inTransaction(deps.db, async (tx) => {
    const clip = await requireOwnClip(tx, actorId, 'clip.delete', clipId);
    const captions = await tx
      .select({ key: clipCaptions.fileKey })
      .from(clipCaptions)
      .where(eq(clipCaptions.clipId, clipId));
    const all = [clip.fileKey, clip.posterKey, ...captions.map(({ key }) => key)].filter(
      (key) => key !== null,
    );
    await tx.delete(shortVideos).where(eq(shortVideos.id, clipId));
    for (const key of all) await tx.delete(files).where(eq(files.key, key));
    return all;
  });
  await removeBytes(deps.files, keys);
}

/** Sets the picture that stands for a short video of the actor's own until it plays (CLIP-02). */
export async function setPoster(
  deps: AppDeps,
  actorId: number,
  clipId: number,
  request: Request,
): Promise<void> {
  await requireOwnClip(deps.db, actorId, 'clip.edit', clipId);
  await requireQuota(deps.db, actorId);
  const { file } = await receivePicture(deps, request);
  const former = await removeOnFailure(deps, file.key, () =>
    inTransaction(deps.db, async (tx) => {
      const { posterKey } = await requireOwnClip(tx, actorId, 'clip.edit', clipId);
      await insertFile(deps, tx, actorId, file, { visibility: 'private', state: 'attached' });
      await tx.update(shortVideos).set({ posterKey: file.key }).where(eq(shortVideos.id, clipId));
      if (posterKey !== null) await tx.delete(files).where(eq(files.key, posterKey));
      return posterKey;
    }),
  );
  if (former !== null) await deps.files.remove(former);
}

/**
 * Sets the captions of one language of a short video of the actor's own (CLIP-02). Throws 403 for one who may not
 * write.
 */
export async function setCaptions(
  deps: AppDeps,
  actorId: number,
  clipId: number,
  request: Request,
): Promise<void> {
  await requireOwnClip(deps.db, actorId, 'clip.edit', clipId);
  await requireUnsilenced(deps.db, actorId, deps.clock.now());
  const { fields, file } = await readMultipart(
    request.headers.get('content-type') ?? '',
    bodyChunks(request, captionsPace),
    collect,
  );
  const lang = languageOf(fields.lang);
  const content = Buffer.from(toWebVtt(file), 'utf8');
  const key = await deps.videos.storeBytes(content);
  const former = await removeOnFailure(deps, key, () =>
    inTransaction(deps.db, async (tx) => {
      await requireOwnClip(tx, actorId, 'clip.edit', clipId);
      // Asked again: a moderator may have silenced the member while the captions arrived.
      await requireUnsilenced(tx, actorId, deps.clock.now());
      const others = and(eq(clipCaptions.clipId, clipId), ne(clipCaptions.lang, lang));
      const [kept] = await tx.select({ count: count() }).from(clipCaptions).where(others);
      if ((kept?.count ?? 0) >= maxCaptions) throw new ApiError(403, 'quotaExceeded');
      const ofLang = and(eq(clipCaptions.clipId, clipId), eq(clipCaptions.lang, lang));
      const [present] = await tx.select().from(clipCaptions).where(ofLang);
      if (present !== undefined) await tx.delete(files).where(eq(files.key, present.fileKey));
      const picture = { key, mime: 'text/vtt', size: content.length, width: 0, height: 0, hash: null };
      await insertFile(deps, tx, actorId, picture, {
        ...{ kind: 'captions', visibility: 'private', state: 'attached' },
      });
      await tx.insert(clipCaptions).values({ clipId, lang, fileKey: key });
      return present?.fileKey ?? null;
    }),
  );
  if (former !== null) await deps.files.remove(former);
}

async function collect(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxCaptionsBytes) throw new ApiError(413, 'captionsNotReadable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A BCP 47 tag in its usual spelling. Throws 422 for anything else. */
function languageOf(given = ''): string {
  try {
    const [tag] = given.length <= maxLangLength ? Intl.getCanonicalLocales(given) : [];
    if (tag !== undefined) return tag;
  } catch {
    // Falls through to the refusal.
  }
  throw invalidFields({ lang: 'validationError' });
}

import { eq, sql, and, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { shortVideos } from '../db/schema';
import { ApiError, invalidFields, notAllowed, notFound } from '../errors';
import { can } from './can';
import { memberAllows, type Viewer } from './visibility';

export type ClipRow = typeof shortVideos.$inferSelect;

/**
 * Condition on `short_videos`: the viewer may see the row. None sees one that a moderator has removed (DESK-02).
 * Authors see all of theirs; others see those that are ready of members who let them see pictures (CLIP-01, SET-06).
 */
export function visibleClip(viewerId: Viewer): SQL<boolean> {
  return sql<boolean>`(${shortVideos.removedAt} is null and (${shortVideos.authorId} = ${viewerId} or (${shortVideos.state} = 'ready'
    and ${memberAllows(shortVideos.authorId, 'profile_details', viewerId)}
    and ${memberAllows(shortVideos.authorId, 'media', viewerId)})))`;
}

/** For queries over `short_videos` that make a list: the viewer has not reported the row (RPT-01). */
export function clipNotReported(viewerId: number): SQL<boolean> {
  return sql<boolean>`${shortVideos.id} <> all (array(
    select clip_id from reports where reporter_id = ${viewerId} and clip_id is not null))`;
}

/** Loads a short video that the viewer may see. Throws 404 for any other. */
export async function requireVisibleClip(
  db: Database,
  viewerId: number,
  clipId: number,
  { lock = false } = {},
): Promise<ClipRow> {
  const query = db
    .select()
    .from(shortVideos)
    .where(and(eq(shortVideos.id, clipId), visibleClip(viewerId)));
  const [clip] = await (lock ? query.for('update') : query);
  if (clip === undefined || !can({ id: viewerId }, 'clip.view', { ownerId: clip.authorId, isVisible: true }))
    throw notFound();
  return clip;
}

/** Loads and locks a short video of the actor's own. Throws 404 for a hidden one, 403 for any other (CLIP-03). */
export async function requireOwnClip(
  tx: Database,
  actorId: number,
  action: 'clip.edit' | 'clip.delete',
  clipId: number,
): Promise<ClipRow> {
  const clip = await requireVisibleClip(tx, actorId, clipId, { lock: true });
  if (!can({ id: actorId }, action, { ownerId: clip.authorId, isVisible: true })) throw notAllowed();
  return clip;
}

/** Checks that a post may show a short video: one that is ready, and that the actor may see. Throws 422 on `video`. */
export async function requireSharedClip(tx: Database, actorId: number, clipId: number): Promise<void> {
  const clip = await requireVisibleClip(tx, actorId, clipId).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  if (clip?.state !== 'ready') throw invalidFields({ video: 'validationError' });
}

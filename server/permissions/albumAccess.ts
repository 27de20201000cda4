import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { albums } from '../db/schema';
import { ApiError, notFound } from '../errors';
import { can } from './can';
import { requireSettings } from './person';

export type AlbumRow = typeof albums.$inferSelect;

/**
 * Loads an album that the viewer may see: their own, or a public one of a member who lets them see pictures (SET-06).
 * Throws 404 for any other.
 */
export async function requireVisibleAlbum(
  db: Database,
  viewerId: number,
  albumId: number,
): Promise<AlbumRow> {
  const [album] = await db.select().from(albums).where(eq(albums.id, albumId));
  if (album === undefined) throw notFound();
  const isOwn = album.ownerId === viewerId;
  const isVisible =
    isOwn || (album.privacy === 'public' && (await showsPictures(db, viewerId, album.ownerId)));
  if (!can({ id: viewerId }, 'album.view', { ownerId: album.ownerId, isVisible })) throw notFound();
  return album;
}

async function showsPictures(db: Database, viewerId: number, memberId: number): Promise<boolean> {
  try {
    await requireSettings(db, viewerId, memberId, ['media']);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Loads and locks an album of the actor's own. Throws 404 for any other, as for files (ALB-01). */
export async function requireOwnAlbum(
  tx: Database,
  actorId: number,
  action: 'album.edit' | 'album.delete',
  albumId: number,
): Promise<AlbumRow> {
  const [album] = await tx.select().from(albums).where(eq(albums.id, albumId)).for('update');
  if (album === undefined || !can({ id: actorId }, action, { ownerId: album.ownerId, isVisible: true }))
    throw notFound();
  return album;
}

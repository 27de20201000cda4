import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { postPhotos } from '../../db/schema';
import { attachFiles, releaseFiles } from '../../writing/attachedFiles';

/** Reads the keys of a post's pictures, in their order. */
export async function photoKeysOf(tx: Database, postId: number): Promise<string[]> {
  const rows = await tx
    .select({ key: postPhotos.fileKey })
    .from(postPhotos)
    .where(eq(postPhotos.postId, postId))
    .orderBy(asc(postPhotos.position));
  return rows.map((row) => row.key);
}

/** Replaces the post's pictures, in the given order. Answers the keys whose bytes the caller removes. */
export async function setPhotos(
  tx: Database,
  ownerId: number,
  postId: number,
  current: readonly string[],
  next: readonly string[],
): Promise<string[]> {
  const added = next.filter((key) => !current.includes(key));
  const dropped = current.filter((key) => !next.includes(key));
  await attachFiles(tx, ownerId, added);
  await tx.delete(postPhotos).where(eq(postPhotos.postId, postId));
  if (next.length > 0)
    await tx.insert(postPhotos).values(next.map((fileKey, position) => ({ postId, fileKey, position })));
  return releaseFiles(tx, dropped);
}

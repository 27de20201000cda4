import type { z } from 'zod';
import type { Database } from '../../db/database';
import { notFound } from '../../errors';
import { idParam } from '../../http/validation';
import { requireVisibleAlbum } from '../../permissions/albumAccess';
import { requireCompanySection } from '../../permissions/companyAccess';
import { requireSeenGroup } from '../../permissions/groupAccess';
import { requireSettings } from '../../permissions/person';
import type { PhotoSource } from './queries';

/** Query fields that say whose photos; one of the four is required. */
export const sourceQuery = {
  user_id: idParam.optional(),
  album_id: idParam.optional(),
  group_id: idParam.optional(),
  company_id: idParam.optional(),
};

type SourceQuery = z.output<z.ZodObject<typeof sourceQuery>>;

/** True for a query that names a source. */
export const namesSource = ({ user_id, album_id, group_id, company_id }: SourceQuery): boolean =>
  (user_id ?? album_id ?? group_id ?? company_id) !== undefined;

/**
 * Chooses the source and checks that the viewer may see it: an album before the member whose it is. Throws 404 for an
 * unknown or hidden album, member, group or company, 403 for those whose pictures are hidden from the viewer (SET-06).
 */
export async function requireSource(
  db: Database,
  viewerId: number,
  { user_id, album_id, group_id, company_id }: SourceQuery,
): Promise<PhotoSource> {
  if (group_id !== undefined) {
    await requireSeenGroup(db, viewerId, group_id);
    return { groupId: group_id };
  }
  if (company_id !== undefined) {
    await requireCompanySection(db, viewerId, company_id, 'photos');
    return { companyId: company_id };
  }
  if (album_id !== undefined) {
    const album = await requireVisibleAlbum(db, viewerId, album_id);
    if (user_id !== undefined && user_id !== album.ownerId) throw notFound();
    return { albumId: album_id };
  }
  if (user_id === undefined) throw new TypeError('The query names no source');
  await requireSettings(db, viewerId, user_id, ['media']);
  return { memberId: user_id };
}

import type { z } from 'zod';
import type { Database } from '../../db/database';
import { notAllowed, notFound } from '../../errors';
import { idParam } from '../../http/validation';
import { requireVisibleAlbum } from '../../permissions/albumAccess';
import { requireCompanySection } from '../../permissions/companyAccess';
import { requireGroupPictures } from '../../permissions/groupAccess';
import { requireSettings } from '../../permissions/person';
import { requireVisitorView, visitorId } from '../../permissions/visitor';
import { seenAs } from '../communities/schemas';
import type { PhotoSource } from './queries';

/** Query fields that say whose photos, one of the four being required, and as whom those of a place are seen. */
export const sourceQuery = {
  ...seenAs.shape,
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
 * A visitor's view of a group or company needs the right to it, and shows what a visitor sees too (GRP-03, CMP-02).
 */
export async function requireSource(
  db: Database,
  viewerId: number,
  { user_id, album_id, group_id, company_id, as }: SourceQuery,
): Promise<PhotoSource> {
  const isForVisitor = as === 'visitor';
  const seenBy = isForVisitor ? visitorId : viewerId;
  if (group_id !== undefined) {
    if (isForVisitor) await requireVisitorView(db, viewerId, 'group', group_id);
    await requireGroupPictures(db, seenBy, group_id);
    return { groupId: group_id, isForVisitor };
  }
  if (company_id !== undefined) {
    if (isForVisitor) await requireVisitorView(db, viewerId, 'company', company_id);
    await requireCompanySection(db, seenBy, company_id, 'photos');
    return { companyId: company_id, isForVisitor };
  }
  if (isForVisitor) throw notAllowed();
  if (album_id !== undefined) {
    const album = await requireVisibleAlbum(db, viewerId, album_id);
    if (user_id !== undefined && user_id !== album.ownerId) throw notFound();
    return { albumId: album_id };
  }
  if (user_id === undefined) throw new TypeError('The query names no source');
  await requireSettings(db, viewerId, user_id, ['media']);
  return { memberId: user_id };
}

import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { companyPhotos, type companies } from '../../db/schema';
import { deleteCommunity } from '../communities/deletion';

/**
 * Deletes a company, whose row the caller holds, with its posts and pictures. Answers the keys of the files whose bytes
 * the caller removes.
 */
export async function deleteHeldCompany(
  tx: Database,
  company: typeof companies.$inferSelect,
): Promise<string[]> {
  const photos = await tx
    .select({ key: companyPhotos.fileKey })
    .from(companyPhotos)
    .where(eq(companyPhotos.companyId, company.id));
  return deleteCommunity(
    tx,
    'company',
    company,
    photos.map(({ key }) => key),
  );
}

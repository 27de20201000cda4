import { count, eq, sum } from 'drizzle-orm';
import type { WireStorage } from '@/shared/wire/user';
import type { Database } from '../../db/database';
import { files } from '../../db/schema';
import { ApiError } from '../../errors';

const maxFilesPerMember = 5_000;
const maxBytesPerMember = 1024 ** 3;

/** Reads how much of the room for files a member has used. */
export async function storageOf(db: Database, memberId: number): Promise<WireStorage> {
  const [used] = await db
    .select({ files: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, memberId));
  return {
    files: used?.files ?? 0,
    bytes: used?.bytes ?? 0,
    max_files: maxFilesPerMember,
    max_bytes: maxBytesPerMember,
  };
}

/** Throws 403 quotaExceeded for a member without room for one more file of this size. */
export async function requireQuota(db: Database, memberId: number, size = 1): Promise<void> {
  const { files: stored, bytes } = await storageOf(db, memberId);
  if (stored >= maxFilesPerMember || bytes + size > maxBytesPerMember)
    throw new ApiError(403, 'quotaExceeded');
}

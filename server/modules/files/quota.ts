import { sql, type SQL } from 'drizzle-orm';
import type { WireStorage } from '@/shared/wire/user';
import { selectRows, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { ApiError } from '../../errors';

const maxFilesPerMember = 5_000;
const maxBytesPerMember = 1024 ** 3;

type UsedRoom = Pick<WireStorage, 'files' | 'bytes'>;

const usedRoom = (memberId: SQL) => sql<UsedRoom>`(
  select json_build_object('files', count(*), 'bytes', coalesce(sum(size), 0))
  from files where owner_id = ${memberId})`;

/** Value for queries over `users`: how much of the room for files a member has used. */
export const usedRoomOfMember = usedRoom(sql`${users}.id`);

/** Presents the room for files that a member has. */
export function toWireStorage(used: UsedRoom): WireStorage {
  return { ...used, max_files: maxFilesPerMember, max_bytes: maxBytesPerMember };
}

/** Throws 403 quotaExceeded for a member without room for one more file of this size. */
export async function requireQuota(db: Database, memberId: number, size = 1): Promise<void> {
  const [row] = await selectRows(db, sql`select ${usedRoom(sql`${memberId}::bigint`)} as used`);
  const { files: stored, bytes } = row?.used as UsedRoom;
  if (stored >= maxFilesPerMember || bytes + size > maxBytesPerMember)
    throw new ApiError(403, 'quotaExceeded');
}

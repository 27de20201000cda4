import type { StoredPicture } from '../adapters/files/files';
import type { Database } from '../db/database';
import { files } from '../db/schema';
import type { DemoPictures } from './pictures';
import type { SeededRandom } from './random';

/** Shared state of the seeding. */
export interface SeedContext {
  tx: Database;
  random: SeededRandom;
  demoPictures: DemoPictures;
  now: Date;
  passwordHash: string;
}

/** Finds a member's id by permalink. Throws for a name that is not in the content. */
export type MemberIds = (permalink: string) => number;

const rowsPerInsert = 500;

/** Inserts many rows in few statements; `insert` gets a part of them each time. */
export async function insertInParts<T>(
  rows: readonly T[],
  insert: (part: T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert)
    await insert(rows.slice(start, start + rowsPerInsert));
}

/** Inserts the rows of stored pictures; public ones are avatars and covers. */
export async function insertFiles(
  { tx }: Pick<SeedContext, 'tx'>,
  pictures: readonly {
    picture: StoredPicture;
    ownerId: number;
    visibility: 'public' | 'private';
    createdAt: Date;
    alt?: string;
  }[],
): Promise<void> {
  const rows = pictures.map(({ picture, ownerId, visibility, createdAt, alt = '' }) => ({
    ...picture,
    alt,
    ownerId,
    visibility,
    state: 'attached' as const,
    createdAt,
  }));
  await insertInParts(rows, (part) => tx.insert(files).values(part));
}

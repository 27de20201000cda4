import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { maxAltLength } from '@/shared/config/limits';
import type { WireImage } from '@/shared/wire/common';
import { inTransaction } from '../../db/database';
import { files } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { textOf } from '../people/fields';
import { lockPictureOf } from './communities';
import { presentImage } from './presenter';

/** Body of `PATCH /api/files/key/{key}`; an empty text takes the description away. */
export const descriptionBody = z.object({ alt: textOf(maxAltLength).transform((value) => value.trim()) });

/**
 * Says what is in a picture of the caller, or of a group or company that they run, wherever it is shown. Throws 404 for
 * an unknown or any other.
 */
export async function describeFile(
  deps: Pick<AppDeps, 'db' | 'files'>,
  memberId: number,
  key: string,
  { alt }: z.output<typeof descriptionBody>,
): Promise<WireImage> {
  const row = await inTransaction(deps.db, async (tx) => {
    const pictureOf = await lockPictureOf(tx, memberId, key);
    const [found] = await tx.select().from(files).where(eq(files.key, key)).for('update');
    const isAllowed =
      found !== undefined &&
      can({ id: memberId }, 'file.describe', { ownerId: found.ownerId, isVisible: true, pictureOf });
    if (!isAllowed) throw notFound();
    await tx.update(files).set({ alt }).where(eq(files.key, key));
    return { ...found, alt };
  });
  return presentImage(deps.files, row);
}

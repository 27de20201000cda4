import type { WireImage } from '@/shared/wire/common';
import type { Files } from '../../adapters/files/files';
import type { files } from '../../db/schema';

/** Row of a picture. */
export type ImageRow = Pick<
  typeof files.$inferSelect,
  'key' | 'visibility' | 'width' | 'height' | 'alt' | 'hash' | 'createdAt'
>;

/** Presents a picture with a signed address. Checks no access: call it only for viewers who may see it. */
export function presentImage(store: Pick<Files, 'sign'>, row: ImageRow): WireImage {
  return {
    key: row.key,
    access: row.visibility === 'public' ? null : store.sign(row.key),
    width: row.width,
    height: row.height,
    alt: row.alt,
    hash: row.hash,
    created_at: row.createdAt.toISOString(),
  };
}

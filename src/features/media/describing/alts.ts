import type { Image } from '../types';

/** Descriptions of photos being written, by the ids of their uploads. */
export type Alts = Readonly<Record<string, string>>;

/** Descriptions of stored photos, by the keys that are also the ids of their uploads. */
export function storedAlts(photos: readonly Pick<Image, 'key' | 'alt'>[]): Alts {
  return Object.fromEntries(photos.map(({ key, alt }) => [key, alt]));
}

/** Descriptions that differ from those of the stored photos: what an edit sends (POST-04, CMT-05). */
export function changedAlts(
  { uploads, alts }: { uploads: readonly string[]; alts: Alts },
  photos: Parameters<typeof storedAlts>[0],
): Alts {
  const stored = storedAlts(photos);
  const written = uploads.map((id) => [id, alts[id]?.trim() ?? ''] as const);
  return Object.fromEntries(written.filter(([id, alt]) => alt !== (stored[id] ?? '')));
}

import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { now } from '@/shared/lib/time/clock';
import { previewSchema, type KeptLink } from '@/features/previews/types';
import { isEmptyComposition } from './composition';
import {
  erase,
  eraseIf,
  erasePhotos,
  keep,
  read,
  describedPhotosSchema,
  type DescribedPhoto,
} from '../storage/browserStorage';
import type { TextAddress } from '../storage/textAddress';

const linkSchema = v.object({
  link: v.nullable(v.string()),
  preview: v.nullable(previewSchema),
  dismissed: v.array(v.string()),
});

const draftSchema = v.object({
  text: v.string(),
  gif: v.nullable(v.string()),
  onChain: v.optional(v.boolean(), true),
  link: linkSchema,
  photos: describedPhotosSchema,
  savedAt: v.number(),
  version: v.string(),
});

/** Stored content of a post being written or edited. */
export interface DraftContent {
  text: string;
  gif: string | null;
  onChain: boolean;
  link: KeptLink;
  photos: DescribedPhoto[];
}

/** A stored draft; `version` is new with every change. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** Reads a member's draft from this browser (POST-09, G1); null if there is none. */
export async function readDraft(address: TextAddress): Promise<Draft | null> {
  return toDraft(await read(address));
}

/**
 * Saves a draft, or erases it if null or empty. `base` is the version it was made from: if another tab has changed
 * the draft since, that one stays.
 * @returns the current version and, once known, the other tab's draft that was kept instead
 */
export function saveDraft(
  address: TextAddress,
  content: DraftContent | null,
  base: string | null,
): { version: string | null; conflict: Promise<Draft | null> } {
  if (content === null || isEmptyComposition({ ...content, uploads: content.photos.map(({ id }) => id) })) {
    const erased = eraseIf(address, (stored) => toDraft(stored)?.version === base);
    return { version: null, conflict: erased.then(() => null) };
  }
  const version = nanoid();
  return { version, conflict: write(address, { ...content, savedAt: now(), version }, base) };
}

/** Erases a draft with its photos, whichever tab wrote it. */
export async function dropDraft(address: TextAddress): Promise<void> {
  const draft = await readDraft(address);
  if (draft === null) return;
  await erase(address);
  await erasePhotos(address.memberId, draft.photos);
}

async function write(address: TextAddress, draft: Draft, base: string | null): Promise<Draft | null> {
  let other: Draft | null = null;
  await keep(address, draft, (former) => {
    const stored = toDraft(former);
    other = stored !== null && stored.version !== base ? stored : null;
    return other === null;
  });
  return other;
}

function toDraft(stored: unknown): Draft | null {
  const result = v.safeParse(draftSchema, stored);
  return result.success ? result.output : null;
}

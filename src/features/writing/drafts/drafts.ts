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
  keyOf,
  read,
  describedPhotosSchema,
  type DescribedPhoto,
} from '../storage/browserStorage';

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

/** Storage name of an edit's draft; that of a new post is its `wallKey`. */
export function editPlace(postId: string): string {
  return `edit/${postId}`;
}

/** Storage name of a boost's draft. */
export function boostPlace(postId: string): string {
  return `boost/${postId}`;
}

/** Storage name of the draft of a post that shows a short video. */
export function clipPlace(clipId: string): string {
  return `clip/${clipId}`;
}

const draftKey = (memberId: string, place: string) => keyOf('draft', memberId, place);

/** Reads a member's draft with its photos from this browser (POST-09, G1); null if there is none. */
export async function readDraft(memberId: string, place: string): Promise<Draft | null> {
  return toDraft(await read(draftKey(memberId, place)));
}

/**
 * Saves a draft, or erases it if null or empty. `base` is the version it was made from: if another tab has changed
 * the draft since, that one stays.
 * @returns the current version and, once known, the other tab's draft that was kept instead
 */
export function saveDraft(
  memberId: string,
  place: string,
  content: DraftContent | null,
  base: string | null,
): { version: string | null; conflict: Promise<Draft | null> } {
  const key = draftKey(memberId, place);
  if (content === null || isEmptyComposition({ ...content, uploads: content.photos.map(({ id }) => id) })) {
    const erased = eraseIf(key, (stored) => toDraft(stored)?.version === base);
    return { version: null, conflict: erased.then(() => null) };
  }
  const version = nanoid();
  return { version, conflict: write(key, { ...content, savedAt: now(), version }, base) };
}

/** Erases a draft with its photos, whichever tab wrote it. */
export async function dropDraft(memberId: string, place: string): Promise<void> {
  const draft = await readDraft(memberId, place);
  if (draft === null) return;
  await erase([draftKey(memberId, place)]);
  await erasePhotos(memberId, draft.photos);
}

async function write(key: string, draft: Draft, base: string | null): Promise<Draft | null> {
  let other: Draft | null = null;
  await keep(key, draft, (former) => {
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

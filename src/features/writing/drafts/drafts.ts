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
  photosSchema,
  read,
  type KeptPhoto,
} from '../storage/keeping';

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
  photos: photosSchema,
  savedAt: v.number(),
  version: v.string(),
});

/** What is kept of a post that is being written or edited. */
export interface DraftContent {
  text: string;
  gif: string | null;
  onChain: boolean;
  link: KeptLink;
  photos: KeptPhoto[];
}

/** A draft as it stands in this browser; `version` is new with every change. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** Where the draft of an edited post stands; that of a new one stands under its `wallKey`. */
export function editPlace(postId: string): string {
  return `edit/${postId}`;
}

/** Where the draft of a boost stands. */
export function boostPlace(postId: string): string {
  return `boost/${postId}`;
}

const draftKey = (memberId: string, place: string) => keyOf('draft', memberId, place);

/** What a member wrote in a place, kept in this browser with its photos (POST-09, G1); null when there is nothing. */
export async function readDraft(memberId: string, place: string): Promise<Draft | null> {
  return toDraft(await read(draftKey(memberId, place)));
}

/**
 * Keeps a draft, or erases it when it is null or empty. `base` is the version that it was made of: where another tab has
 * changed the draft since, that one stays.
 * @returns the version that stands from now on, and, once it is known, the draft of the other tab that stands instead
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

/** Erases a draft with its photos, whoever wrote it. */
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

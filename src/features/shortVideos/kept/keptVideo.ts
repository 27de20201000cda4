import { delMany, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';
import type { NewCaptions } from '../studio/CaptionsField';
import type { Edits } from '../studio/planVideo';
import type { Take } from '../studio/takes';
import { fileSchema } from './bytes';
import { isOf, prefixOf } from './keys';
import { readTakes } from './keptTakes';

/** Cut, cover, text and captions of a video that was not published. */
export interface KeptWork {
  /** Null for all of the video. */
  edits: Edits | null;
  /** Second of the picture that stands for the video; null for its first one. */
  cover: number | null;
  text: string;
  captions: NewCaptions | null;
}

const lineSchema = v.object({ id: v.string(), start: v.number(), end: v.number(), text: v.string() });

const workSchema = v.object({
  edits: v.nullable(v.object({ start: v.number(), end: v.number(), isMuted: v.boolean() })),
  cover: v.nullable(v.number()),
  text: v.string(),
  captions: v.nullable(
    v.object({ lang: v.string(), file: v.nullable(fileSchema), lines: v.array(lineSchema) }),
  ),
});

/** A video that was not published, as it is kept on the device: a chosen file, or what was filmed. */
export type KeptVideo = {
  /** Epoch milliseconds. */
  savedAt: number;
  /** Null before anything was done with it. */
  work: KeptWork | null;
} & ({ file: Blob; name: string } | { takes: readonly Take[] });

/** Milliseconds after which what was not published is erased. */
const maxAge = unsentDays * dayMs;

const fileKey = (memberId: string) => `${prefixOf(memberId)}file`;
const workKey = (memberId: string) => `${prefixOf(memberId)}work`;

interface ChosenFile {
  bytes: Blob;
  name: string;
  savedAt: number;
}

/** Keeps a chosen file, where nothing else is kept; returns false where the browser has no room. */
export function keepFile(memberId: string, bytes: Blob, name: string): Promise<boolean> {
  const file: ChosenFile = { bytes, name, savedAt: now() };
  return stores(set(fileKey(memberId), file));
}

/** Keeps what was done with the kept video, so that it is there again with it; returns false where it could not. */
export function keepWork(memberId: string, work: KeptWork): Promise<boolean> {
  return stores(set(workKey(memberId), work));
}

/**
 * Finds what was filmed or chosen and not published; null without any, or where it is older than unsent texts may be.
 */
export async function readKept(memberId: string): Promise<KeptVideo | null> {
  try {
    const found = (await readTakes(memberId)) ?? (await readFile(memberId));
    if (!found) return null;
    if (now() - found.savedAt > maxAge) {
      await eraseKept(memberId);
      return null;
    }
    if ('takes' in found && found.takes.length === 0) return null;
    return { ...found, work: await readWork(memberId) };
  } catch {
    return null;
  }
}

/** Reads what was done with the kept video; null before anything was. */
async function readWork(memberId: string): Promise<KeptWork | null> {
  const work = v.safeParse(workSchema, await get(workKey(memberId)));
  return work.success ? work.output : null;
}

/** Forgets cut and cover, since the takes are others now; texts stay. */
export async function forgetCut(memberId: string): Promise<void> {
  const work = await readWork(memberId).catch(() => null);
  if (work) await keepWork(memberId, { ...work, edits: null, cover: null });
}

async function readFile(memberId: string): Promise<{ file: Blob; name: string; savedAt: number } | null> {
  const kept = await get<ChosenFile>(fileKey(memberId));
  if (!kept || !(kept.bytes instanceof Blob)) return null;
  return { file: kept.bytes, name: kept.name, savedAt: kept.savedAt };
}

/** Erases what was filmed or chosen, and what was done with it: it is published, or not wanted. */
export async function eraseKept(memberId: string): Promise<void> {
  try {
    await delMany((await keys()).filter(isOf(memberId)));
  } catch {
    // Blocked storage holds nothing.
  }
}

function stores(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}

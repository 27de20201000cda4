import { delMany, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { now } from '@/shared/lib/time/clock';
import type { NewCaptions } from '../studio/CaptionsField';
import type { Edits } from '../studio/planVideo';
import { fileSchema } from './bytes';

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

/** A video that was not published, as it is kept on the device. */
export interface KeptVideo {
  file: Blob;
  name: string;
  isRecorded: boolean;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Null before anything was done with it. */
  work: KeptWork | null;
}

/** Parts of a recording that shows something: some browsers begin with a part of one byte. */
const leastParts = 2;
/** Milliseconds after which what was not published is erased. */
const maxAge = unsentDays * 24 * 60 * 60 * 1000;

/** Keys name their member second, so that closing an account or another member on this device erases them. */
const prefixOf = (memberId: string) => `video/${memberId}/`;
const partKey = (memberId: string, at: number) => `${prefixOf(memberId)}${String(at).padStart(6, '0')}`;
const fileKey = (memberId: string) => `${prefixOf(memberId)}file`;
const workKey = (memberId: string) => `${prefixOf(memberId)}work`;

interface Part {
  bytes: Blob;
  savedAt: number;
}

interface ChosenFile extends Part {
  name: string;
}

/** Keeps a part of a recording as it comes, so that a crash loses no more than the last second (CLIP-02). */
export async function keepPart(memberId: string, at: number, bytes: Blob): Promise<void> {
  const part: Part = { bytes, savedAt: now() };
  // Blocked or full storage leaves the recording in memory.
  await set(partKey(memberId, at), part).catch(() => undefined);
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

/** Finds what was filmed or chosen and not published; null without any, or where it is older than unsent texts may be. */
export async function readKept(memberId: string): Promise<KeptVideo | null> {
  try {
    const found = (await readRecording(memberId)) ?? (await readFile(memberId));
    if (!found) return null;
    if (now() - found.savedAt > maxAge) {
      await eraseKept(memberId);
      return null;
    }
    const work = v.safeParse(workSchema, await get(workKey(memberId)));
    return { ...found, work: work.success ? work.output : null };
  } catch {
    return null;
  }
}

async function readRecording(memberId: string): Promise<Omit<KeptVideo, 'work'> | null> {
  const found = (await keys()).filter(isOf(memberId, /^\d+$/)).sort();
  const read = await Promise.all(found.map((key) => get<Part>(key)));
  const parts = read.flatMap((part) => (part ? [part] : []));
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  if (parts.length < leastParts && now() - first.savedAt <= maxAge) return null;
  const bytes = parts.map((part) => part.bytes);
  const file = new Blob(bytes, { type: first.bytes.type });
  return { file, name: 'recording', isRecorded: true, savedAt: last.savedAt };
}

async function readFile(memberId: string): Promise<Omit<KeptVideo, 'work'> | null> {
  const kept = await get<ChosenFile>(fileKey(memberId));
  if (!kept || !(kept.bytes instanceof Blob)) return null;
  return { file: kept.bytes, name: kept.name, isRecorded: false, savedAt: kept.savedAt };
}

/** Erases what was filmed or chosen, and what was done with it: it is published, or not wanted. */
export async function eraseKept(memberId: string): Promise<void> {
  try {
    await delMany((await keys()).filter(isOf(memberId)));
  } catch {
    // Blocked storage holds nothing.
  }
}

/** @param name of the key after its member */
const isOf =
  (memberId: string, name = /./) =>
  (key: IDBValidKey) => {
    const prefix = prefixOf(memberId);
    return typeof key === 'string' && key.startsWith(prefix) && name.test(key.slice(prefix.length));
  };

function stores(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  );
}

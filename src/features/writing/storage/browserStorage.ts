import { delMany, get, getMany, keys, set, update } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';
import type { LocalFile } from '@/features/media/queue';
import { moveFormerTexts } from './formerTexts';
import { storedKeys } from './storedKeys';
import { textKey, type TextAddress, type TextKind } from './textAddress';

/** Milliseconds after which unused content is erased. */
const maxAge = unsentDays * dayMs;

export const photosSchema = v.array(v.object({ id: v.string(), name: v.string() }));
/** A photo of stored content; its bytes are stored under its id. */
export type KeptPhoto = v.InferOutput<typeof photosSchema>[number];

export const describedPhotosSchema = v.array(
  v.object({ id: v.string(), name: v.string(), alt: v.optional(v.string(), '') }),
);
/** A photo of stored content with its description, '' without one. */
export type DescribedPhoto = v.InferOutput<typeof describedPhotosSchema>[number];

/** Descriptions of stored photos by their ids. */
export function altsOf(photos: readonly DescribedPhoto[]): Record<string, string> {
  return Object.fromEntries(photos.map(({ id, alt }) => [id, alt]));
}

/** Photos of a post to send, with what was typed of them. */
export function describedPhotos(
  uploads: readonly { id: string; name: string }[],
  alts: Readonly<Record<string, string>>,
): DescribedPhoto[] {
  return uploads.map(({ id, name }) => ({ id, name, alt: (alts[id] ?? '').trim() }));
}

const keptSchema = v.object({ photos: photosSchema, savedAt: v.number() });
/** Fields of every stored text; `savedAt` in epoch milliseconds. */
type Kept = v.InferOutput<typeof keptSchema>;

const photoKey = (memberId: string, id: string) => `photo/${memberId}/${id}`;
const photoKeys = (memberId: string, photos: readonly { id: string }[]) =>
  photos.map(({ id }) => photoKey(memberId, id));

/** Keys that changed since the last sweep began: what it has read of them may be older. */
let changed = new Set<string>();

function hear(key: string, isStored: boolean): void {
  changed.add(key);
  if (isStored) storedKeys.add(key);
  else storedKeys.delete(key);
}

const noteSchema = v.tuple([v.string(), v.boolean()]);
let tell: ((message: v.InferOutput<typeof noteSchema>) => void) | undefined;

function note(key: string, isStored: boolean): void {
  hear(key, isStored);
  tell?.([key, isStored]);
}

/**
 * Shares with other tabs what is stored, so that a logout in one asks about what was written in another (AUTH-08).
 * Returns the function that ends it.
 */
export function shareKeys(): () => void {
  const tabs = joinTabs('kith.texts', (message) => {
    const { success, output } = v.safeParse(noteSchema, message);
    if (success) hear(...output);
  });
  tell = tabs.tell;
  return () => {
    tell = undefined;
    tabs.leave();
  };
}

let moved: Promise<void> | undefined;
/** Resolves once texts of earlier versions are at their keys of today, at once after the first time. */
const untilMoved = () => (moved ??= attempt(moveFormerTexts));

/** Reads a text; undefined also where storage is blocked. */
export async function read(address: TextAddress): Promise<unknown> {
  return (await lookUp(address))?.found;
}

/** Reads a text; null where storage is blocked. */
export async function lookUp(address: TextAddress): Promise<{ found: unknown } | null> {
  await untilMoved();
  return (await attempt(async () => ({ found: await get<unknown>(textKey(address)) }))) ?? null;
}

/** Stores a text, unless `mayReplace` refuses the current one; returns true if it is stored. */
export async function keep(
  address: TextAddress,
  value: Kept,
  mayReplace: (former: unknown) => boolean = () => true,
): Promise<boolean> {
  const key = textKey(address);
  note(key, true);
  await untilMoved();
  let isKept = false;
  const written = await attempt(async () => {
    await update<unknown>(key, (former) => {
      isKept = mayReplace(former);
      return isKept ? value : former;
    });
    return true;
  });
  return written === true && isKept;
}

/** Erases a text if `isMeant` accepts it; returns true if it did. */
export async function eraseIf(address: TextAddress, isMeant: (stored: unknown) => boolean): Promise<boolean> {
  const key = textKey(address);
  // Removed at once, so that a logout does not ask about emptied texts.
  note(key, false);
  const stored = await read(address);
  if (isMeant(stored)) {
    await eraseKeys([key]);
    return true;
  }
  if (stored !== undefined) note(key, true);
  return false;
}

/** Erases a text, whatever it holds. */
export async function erase(address: TextAddress): Promise<void> {
  note(textKey(address), false);
  await untilMoved();
  await eraseKeys([textKey(address)]);
}

async function eraseKeys(keysToErase: readonly string[]): Promise<void> {
  for (const key of keysToErase) note(key, false);
  await attempt(() => delMany([...keysToErase]));
}

export async function keepPhoto(memberId: string, id: string, file: Blob): Promise<void> {
  changed.add(photoKey(memberId, id));
  await attempt(() => set(photoKey(memberId, id), file));
}

/** Reads the bytes of photos, leaving out missing ones. */
export async function readPhotos(memberId: string, photos: readonly KeptPhoto[]): Promise<LocalFile[]> {
  const files = await attempt(() => getMany<unknown>(photoKeys(memberId, photos)));
  return photos.flatMap(({ id, name }, index) => {
    const file = files?.[index];
    return file instanceof Blob && file.size > 0 ? [{ id, name, file }] : [];
  });
}

export function erasePhotos(memberId: string, photos: readonly { id: string }[]): Promise<void> {
  return eraseKeys(photoKeys(memberId, photos));
}

/** Reads all texts of one kind of a member. */
export async function readAll(memberId: string, kind: TextKind): Promise<unknown[]> {
  await untilMoved();
  const prefix = textKey({ memberId, kind, place: '' });
  const found = (await allKeys()).filter((key) => key.startsWith(prefix));
  return (await attempt(() => getMany<unknown>(found))) ?? [];
}

/** Erases everything that any room stores for a member, named in the second part of a key. */
export async function eraseMember(memberId: string): Promise<void> {
  const isTheirs = (key: string) => key.split('/')[1] === memberId;
  for (const key of [...storedKeys].filter(isTheirs)) note(key, false);
  await eraseKeys((await allKeys()).filter(isTheirs));
}

/** Reads the existing keys, and erases expired or invalid content and photos without owner, of every member. */
export async function sweep(): Promise<void> {
  changed = new Set();
  moved = attempt(moveFormerTexts);
  await moved;
  const all = (await allKeys()).filter((key) => /^(text|photo|draft|unsent)\//.test(key));
  const texts = all.filter((key) => !key.startsWith('photo/'));
  const values = (await attempt(() => getMany<unknown>(texts))) ?? [];
  const needed = new Set<string>();
  values.forEach((value, index) => {
    const key = texts[index];
    if (key === undefined || !isFresh(value)) return;
    needed.add(key);
    for (const photo of photoKeys(key.split('/')[1] ?? '', value.photos)) needed.add(photo);
  });
  const isUnchanged = (key: string) => !changed.has(key);
  for (const key of texts.filter(isUnchanged)) if (needed.has(key)) storedKeys.add(key);
  for (const key of [...storedKeys].filter(isUnchanged)) if (!needed.has(key)) storedKeys.delete(key);
  await eraseKeys(all.filter((key) => isUnchanged(key) && !needed.has(key)));
}

async function allKeys(): Promise<string[]> {
  const all = (await attempt(() => keys())) ?? [];
  return all.filter((key) => typeof key === 'string');
}

function isFresh(value: unknown): value is Kept {
  return v.is(keptSchema, value) && now() - value.savedAt < maxAge;
}

/** Returns undefined where storage is blocked or full. */
async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}

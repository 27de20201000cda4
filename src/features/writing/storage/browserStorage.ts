import { delMany, get, getMany, keys, set, update } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { now } from '@/shared/lib/time/clock';
import type { LocalFile } from '@/features/media/queue';
import { storedKeys } from './storedKeys';

/** Milliseconds after which unused content is erased. */
const maxAge = unsentDays * 24 * 60 * 60 * 1000;

/** Kinds of stored content: texts by wall, unsent posts, and the bytes of photos. */
type Kind = 'draft' | 'unsent' | 'photo';

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

const prefixOf = (kind: Kind, memberId: string) => `${kind}/${memberId}/`;
export const keyOf = (kind: Kind, memberId: string, name: string) => `${prefixOf(kind, memberId)}${name}`;
const photoKeys = (memberId: string, photos: readonly { id: string }[]) =>
  photos.map(({ id }) => keyOf('photo', memberId, id));

/** Reads a key; undefined also where storage is blocked. */
export async function read(key: string): Promise<unknown> {
  return (await lookUp(key))?.found;
}

/** Reads a key; null where storage is blocked. */
export async function lookUp(key: string): Promise<{ found: unknown } | null> {
  return (await attempt(async () => ({ found: await get<unknown>(key) }))) ?? null;
}

/** Stores a text, unless `mayReplace` refuses the current one; returns true if it is stored. */
export async function keep(
  key: string,
  value: Kept,
  mayReplace: (former: unknown) => boolean = () => true,
): Promise<boolean> {
  storedKeys.add(key);
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
export async function eraseIf(key: string, isMeant: (stored: unknown) => boolean): Promise<boolean> {
  // Removed at once, so that a logout does not ask about emptied texts.
  storedKeys.delete(key);
  const stored = await read(key);
  if (isMeant(stored)) {
    await erase([key]);
    return true;
  }
  if (stored !== undefined) storedKeys.add(key);
  return false;
}

export async function erase(keysToErase: readonly string[]): Promise<void> {
  for (const key of keysToErase) storedKeys.delete(key);
  await attempt(() => delMany([...keysToErase]));
}

export async function keepPhoto(memberId: string, id: string, file: Blob): Promise<void> {
  await attempt(() => set(keyOf('photo', memberId, id), file));
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
  return erase(photoKeys(memberId, photos));
}

/** Reads everything of one kind for a member. */
export async function readAll(kind: Kind, memberId: string): Promise<unknown[]> {
  const found = (await keptKeys()).filter((key) => key.startsWith(prefixOf(kind, memberId)));
  return (await attempt(() => getMany<unknown>(found))) ?? [];
}

/** Erases everything that any room stores for a member, named in the second part of a key. */
export async function eraseMember(memberId: string): Promise<void> {
  const isTheirs = (key: string) => key.split('/')[1] === memberId;
  for (const key of [...storedKeys].filter(isTheirs)) storedKeys.delete(key);
  await erase((await allKeys()).filter(isTheirs));
}

/** Reads the existing keys, and erases expired or invalid content and photos without owner, of every member. */
export async function sweep(): Promise<void> {
  const all = await keptKeys();
  const texts = all.filter((key) => !key.startsWith('photo/'));
  const values = (await attempt(() => getMany<unknown>(texts))) ?? [];
  const needed = new Set<string>();
  storedKeys.clear();
  values.forEach((value, index) => {
    const key = texts[index];
    if (key === undefined || !isFresh(value)) return;
    storedKeys.add(key);
    for (const photo of photoKeys(key.split('/')[1] ?? '', value.photos)) needed.add(photo);
  });
  await erase(all.filter((key) => !storedKeys.has(key) && !needed.has(key)));
}

async function allKeys(): Promise<string[]> {
  const all = (await attempt(() => keys())) ?? [];
  return all.filter((key) => typeof key === 'string');
}

async function keptKeys(): Promise<string[]> {
  return (await allKeys()).filter((key) => /^(draft|unsent|photo)\//.test(key));
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

import { delMany, get, keys, set } from 'idb-keyval';
import { unsentDays } from '@/shared/config/limits';

/** A recording that was not published, as it is kept on the device. */
export interface KeptVideo {
  file: Blob;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** Parts of a recording that shows something: some browsers begin with a part of one byte. */
const leastParts = 2;

/** Keys name their member second, so that closing an account or another member on this device erases them. */
const partKey = (memberId: string, at: number) => `video/${memberId}/${String(at).padStart(6, '0')}`;
const isOf = (memberId: string) => (key: IDBValidKey) =>
  typeof key === 'string' && key.startsWith(`video/${memberId}/`);

interface Part {
  bytes: Blob;
  savedAt: number;
}

/** Keeps a part of a recording as it comes, so that a crash loses no more than the last second (CLIP-02). */
export async function keepPart(memberId: string, at: number, bytes: Blob): Promise<void> {
  const part: Part = { bytes, savedAt: Date.now() };
  // Blocked or full storage leaves the recording in memory.
  await set(partKey(memberId, at), part).catch(() => undefined);
}

/** Finds what was recorded and not published; null without any, or where it is older than unsent texts may be. */
export async function readKept(memberId: string): Promise<KeptVideo | null> {
  try {
    const found = (await keys()).filter(isOf(memberId)).sort();
    const parts = await Promise.all(found.map((key) => get<Part>(key)));
    const whole = parts.flatMap((part) => (part ? [part] : []));
    const first = whole[0];
    if (!first) return null;
    if (Date.now() - first.savedAt > unsentDays * 24 * 60 * 60 * 1000) {
      await eraseKept(memberId);
      return null;
    }
    if (whole.length < leastParts) return null;
    const file = new Blob(
      whole.map(({ bytes }) => bytes),
      { type: first.bytes.type },
    );
    return { file, savedAt: whole.at(-1)?.savedAt ?? first.savedAt };
  } catch {
    return null;
  }
}

/** Erases what was recorded: it is published, or not wanted. */
export async function eraseKept(memberId: string): Promise<void> {
  try {
    await delMany((await keys()).filter(isOf(memberId)));
  } catch {
    // Blocked storage holds nothing.
  }
}

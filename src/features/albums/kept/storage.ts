import { delMany, getMany, keys, set, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';

/** Channel on which tabs tell each other of kept files. */
export const tabsChannel = 'kith.uploads';

/** Milliseconds after which files that never went on are erased. */
const maxAge = unsentDays * dayMs;

const errorSchema = v.object({
  kind: v.picklist(['api', 'timeout', 'network', 'malformed', 'cancelled']),
  code: v.string(),
  status: v.nullable(v.number()),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  fields: v.record(v.string(), v.string()),
  retryAfter: v.nullable(v.number()),
});

const keptSchema = v.object({
  id: v.string(),
  /** Names the tab that sends it, by its lock. */
  batch: v.string(),
  to: v.object({ kind: v.picklist(['album', 'company']), id: v.string() }),
  name: v.string(),
  size: v.number(),
  isPlaced: v.boolean(),
  /** Key of the photo, once sent. */
  key: v.nullable(v.string()),
  /** Reason of a failure. */
  error: v.nullable(errorSchema),
  savedAt: v.number(),
  /** Place among those saved at the same time. */
  at: v.number(),
});

/** A file of the queue as this browser keeps it; its bytes are stored under its id until it has arrived. */
export type KeptUpload = v.InferOutput<typeof keptSchema>;

/** Keys name their member second: logging out erases all keys of a member (AUTH-08). */
const recordKey = (memberId: string, id: string) => `upload/${memberId}/${id}`;
const bytesKey = (memberId: string, id: string) => `uploadBytes/${memberId}/${id}`;

/** True if this browser keeps files of a member that had not all arrived. */
export async function hasKept(memberId: string): Promise<boolean> {
  return (await uploadKeys()).some((key) => key.startsWith(recordKey(memberId, '')));
}

/** Stores what is known of files; returns false where storage is blocked or full. */
export async function keepRecords(memberId: string, records: readonly KeptUpload[]): Promise<boolean> {
  const entries = records.map((record): [string, KeptUpload] => [recordKey(memberId, record.id), record]);
  return (await attempt(() => setMany(entries).then(() => true))) ?? false;
}

/** Stores the bytes of a file; returns false where the browser has no room. */
export async function keepBytes(memberId: string, id: string, file: Blob): Promise<boolean> {
  return (await attempt(() => set(bytesKey(memberId, id), file).then(() => true))) ?? false;
}

/** Erases the bytes of files that have arrived. */
export async function eraseBytes(memberId: string, ids: readonly string[]): Promise<void> {
  await attempt(() => delMany(ids.map((id) => bytesKey(memberId, id))));
}

/** Erases all of files that have arrived, or are not wanted. */
export async function eraseUploads(memberId: string, ids: readonly string[]): Promise<void> {
  await attempt(() => delMany(ids.flatMap((id) => [recordKey(memberId, id), bytesKey(memberId, id)])));
}

/**
 * Reads what is known of a member's files, in the order in which they were chosen. Erases what is too old or cannot be
 * read, of every member.
 */
export async function readKept(memberId: string): Promise<KeptUpload[]> {
  const all = await uploadKeys();
  const records = all.filter((key) => key.startsWith('upload/'));
  const values = await attempt(() => getMany<unknown>(records));
  if (values === undefined) return [];
  const needed = new Set<string>();
  const own: KeptUpload[] = [];
  values.forEach((value, index) => {
    const owner = records[index]?.split('/')[1] ?? '';
    const { success, output } = v.safeParse(keptSchema, value);
    if (!success || now() - output.savedAt > maxAge) return;
    needed.add(recordKey(owner, output.id)).add(bytesKey(owner, output.id));
    if (owner === memberId) own.push(output);
  });
  await attempt(() => delMany(all.filter((key) => !needed.has(key))));
  return own.sort((a, b) => a.savedAt - b.savedAt || a.at - b.at);
}

/** Reads the bytes of files; those that the browser no longer has, or cannot read, are missing. */
export async function readBytes(memberId: string, ids: readonly string[]): Promise<Map<string, Blob>> {
  const found = (await attempt(() => getMany<unknown>(ids.map((id) => bytesKey(memberId, id))))) ?? [];
  const read = ids.map(async (id, index): Promise<[string, Blob][]> => {
    const file = found[index];
    return file instanceof Blob && (await isReadable(file)) ? [[id, file]] : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/** Reads a byte, since a browser may hand out a file whose bytes are gone. */
async function isReadable(file: Blob): Promise<boolean> {
  const first = await attempt(() => file.slice(0, 1).arrayBuffer());
  return first?.byteLength === 1;
}

async function uploadKeys(): Promise<string[]> {
  const all = (await attempt(() => keys())) ?? [];
  return all.filter((key) => typeof key === 'string').filter((key) => /^upload(Bytes)?\//.test(key));
}

/** Returns undefined where storage is blocked or full. */
async function attempt<T>(access: () => Promise<T>): Promise<T | undefined> {
  try {
    return await access();
  } catch {
    return undefined;
  }
}

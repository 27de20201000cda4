import { dropThumbnail, makeThumbnail, showThumbnail } from './thumbnails';

interface Entry {
  /** Null for what the server holds already. */
  file: Blob | null;
  /** Of the call that takes the file. */
  path: string;
  settled: Promise<string>;
  resolve: (key: string) => void;
  reject: (reason: unknown) => void;
}

const entries = new Map<string, Entry>();
const renewalListeners = new Set<(ids: string[]) => void>();

/** The files that are being uploaded, by upload id: files never enter actions or state. Its thumbnail is made, too. */
export function registerFile(id: string, file: Blob, path: string): void {
  entries.set(id, { file, path, ...pendingKey() });
  makeThumbnail(id, file, () => entries.has(id));
}

/** A picture that the server holds already, so that an editor can treat it like the others. */
export function registerStored(id: string, key: string, thumbnail: string): void {
  const entry = { file: null, path: '', ...pendingKey() };
  entry.resolve(key);
  entries.set(id, entry);
  showThumbnail(id, thumbnail);
}

export function isRegistered(id: string): boolean {
  return entries.has(id);
}

export function fileOf(id: string): Blob | null {
  return entries.get(id)?.file ?? null;
}

/** The path of the call that takes the file. */
export function pathOf(id: string): string {
  return entries.get(id)?.path ?? '';
}

/** Tells those who wait that an upload ended: with its key, or with what it failed of. */
export function settleFile(id: string, outcome: { key: string } | { reason: unknown }): void {
  const entry = entries.get(id);
  if (!entry) return;
  if ('key' in outcome) entry.resolve(outcome.key);
  else entry.reject(outcome.reason);
}

/** A failed upload starts over: whoever waits from now on waits for the new try. */
export function renewFile(id: string): void {
  const entry = entries.get(id);
  if (entry) entries.set(id, { ...entry, ...pendingKey() });
}

/** Uploads that were sent start over, as far as their files are here; false when there is none of them. */
export function renewFiles(ids: readonly string[]): boolean {
  const renewed = ids.filter((id) => fileOf(id) !== null);
  for (const id of renewed) renewFile(id);
  if (renewed.length > 0) for (const listener of renewalListeners) listener(renewed);
  return renewed.length > 0;
}

/** Tells which uploads start over. @returns how to stop listening */
export function onFilesRenewed(listener: (ids: string[]) => void): () => void {
  renewalListeners.add(listener);
  return () => renewalListeners.delete(listener);
}

/** Forgets files and gives their memory back. */
export function releaseFiles(ids: Iterable<string>): void {
  for (const id of ids) {
    entries.delete(id);
    dropThumbnail(id);
  }
}

export function releaseAllFiles(): void {
  releaseFiles([...entries.keys()]);
}

/** The keys of uploads in the order of `ids`, once all are sent. Rejects with the reason of the first that failed. */
export function keysOf(ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map((id) => entries.get(id)?.settled ?? Promise.reject(new Error(`No upload ${id}`))),
  );
}

function pendingKey(): Pick<Entry, 'settled' | 'resolve' | 'reject'> {
  let resolve: Entry['resolve'] = () => undefined;
  let reject: Entry['reject'] = () => undefined;
  const settled = new Promise<string>((onSent, onFailed) => {
    resolve = onSent;
    reject = onFailed;
  });
  // Whoever waits hears of a failure; that nobody waits is no error.
  settled.catch(() => undefined);
  return { settled, resolve, reject };
}

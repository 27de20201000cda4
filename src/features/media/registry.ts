import { dropThumbnail, makeThumbnail, showThumbnail } from './thumbnails';

interface Entry {
  /** Null for a picture that the server already holds. */
  file: Blob | null;
  /** Path of the call that takes the file. */
  path: string;
  /** Null until the server has the file. */
  key: string | null;
  /** A call has named the key, so that something may refer to the file by now. */
  isNamed: boolean;
  /** The newest try has ended. */
  isOver: boolean;
  settled: Promise<string>;
  resolve: (key: string) => void;
  reject: (reason: unknown) => void;
}

/** The call that takes a file for a later one to name; other calls use what they take at once. */
export const uploadPath = '/upload';

const entries = new Map<string, Entry>();
const renewalListeners = new Set<(ids: string[]) => void>();

/** Keeps a file until it is uploaded, since files never enter actions or state; also renders its thumbnail. */
export function registerFile(id: string, file: Blob, path: string): void {
  entries.set(id, { file, path, key: null, isNamed: false, isOver: false, ...pendingKey() });
  makeThumbnail(id, file, () => entries.has(id));
}

/** Registers a picture that the server already holds, so that an editor treats it like the others. */
export function registerStored(id: string, key: string, thumbnail: string): void {
  const entry = { file: null, path: '', key, isNamed: true, isOver: true, ...pendingKey() };
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

export function pathOf(id: string): string {
  return entries.get(id)?.path ?? '';
}

/** Settles the promises of those who wait for an upload. */
export function endUpload(id: string, outcome: { key: string } | { reason: unknown }): void {
  const entry = entries.get(id);
  if (!entry) return;
  entry.isOver = true;
  if ('key' in outcome) {
    entry.key = outcome.key;
    entry.resolve(outcome.key);
  } else entry.reject(outcome.reason);
}

/** Restarts an upload that has ended: later waiters wait for the new try. One under way keeps those who wait for it. */
export function renewFile(id: string): void {
  const entry = entries.get(id);
  if (entry?.isOver) entries.set(id, { ...entry, key: null, isOver: false, ...pendingKey() });
}

/** Restarts uploads whose files are still here; returns false if there are none. */
export function renewFiles(ids: readonly string[]): boolean {
  const renewed = ids.filter((id) => fileOf(id) !== null);
  for (const id of renewed) renewFile(id);
  if (renewed.length > 0) for (const listener of renewalListeners) listener(renewed);
  return renewed.length > 0;
}

/** Reports restarted uploads. @returns how to stop listening */
export function onFilesRenewed(listener: (ids: string[]) => void): () => void {
  renewalListeners.add(listener);
  return () => renewalListeners.delete(listener);
}

/** Forgets files and frees their memory. */
export function releaseFiles(ids: Iterable<string>): void {
  for (const id of ids) {
    entries.delete(id);
    dropThumbnail(id);
  }
}

export function releaseAllFiles(): void {
  releaseFiles([...entries.keys()]);
}

/**
 * Resolves with the keys of uploads in the order of `ids` once all are sent, for a call that names them; rejects with
 * the first failure.
 */
export function keysOf(ids: readonly string[]): Promise<string[]> {
  return Promise.all(
    ids.map((id) => {
      const entry = entries.get(id);
      if (!entry) return Promise.reject(new Error(`No upload ${id}`));
      entry.isNamed = true;
      return entry.settled;
    }),
  );
}

/** Keys of files that the server holds for nothing: uploaded by themselves, and named in no call. */
export function unusedKeys(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const { key, isNamed, path } = entries.get(id) ?? { key: null, isNamed: true, path: '' };
    return key !== null && !isNamed && path === uploadPath ? [key] : [];
  });
}

function pendingKey(): Pick<Entry, 'settled' | 'resolve' | 'reject'> {
  let resolve: Entry['resolve'] = () => undefined;
  let reject: Entry['reject'] = () => undefined;
  const settled = new Promise<string>((onSent, onFailed) => {
    resolve = onSent;
    reject = onFailed;
  });
  // Avoids an unhandled rejection when nothing waits for this upload.
  settled.catch(() => undefined);
  return { settled, resolve, reject };
}

import { nanoid } from '@reduxjs/toolkit';
import { takeLock } from '@/shared/lib/locks/takeLock';
import { meetTabs } from './otherTabs';
import type { KeptUpload } from './storage';

/** Files that this tab keeps and sends in one session of a member; no other tab touches them. */
export interface Shelf {
  memberId: string;
  /** Batch of the files that were chosen in this tab. */
  batch: string;
  records: Map<string, KeptUpload>;
  /** Locks of batches, by their names. */
  locks: Map<string, AbortController>;
  tabs: ReturnType<typeof meetTabs>;
}

export function createShelf(memberId: string): Shelf {
  const locks = new Map<string, AbortController>();
  const tabs = meetTabs((batch) => locks.has(batch));
  return { memberId, batch: nanoid(), records: new Map(), locks, tabs };
}

/**
 * Waits until no other tab has a batch. It is this tab's until the signal aborts, or the tab is gone. Waits for nothing
 * where `hasLocks` is false.
 */
export function takeBatch(batch: string, signal: AbortSignal): Promise<void> {
  return takeLock(`kith.uploads/${batch}`, signal);
}

/** True where the browser keeps tabs from sending the same files. */
export function hasLocks({ locks }: { locks?: LockManager | null } = navigator): boolean {
  return Boolean(locks);
}

/** Leaves all batches to other tabs. */
export function closeShelf({ locks, tabs }: Shelf): void {
  tabs.leave();
  for (const lock of locks.values()) lock.abort();
}

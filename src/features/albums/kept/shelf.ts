import { nanoid } from '@reduxjs/toolkit';
import { takeLock } from '@/shared/lib/locks/takeLock';
import type { KeptUpload } from './storage';

/** Files that this tab keeps and sends in one session of a member; no other tab touches them. */
export interface Shelf {
  memberId: string;
  /** Batch of the files that were chosen in this tab. */
  batch: string;
  records: Map<string, KeptUpload>;
  /** Locks of batches, by their names. */
  locks: Map<string, AbortController>;
}

export function createShelf(memberId: string): Shelf {
  return { memberId, batch: nanoid(), records: new Map(), locks: new Map() };
}

/** Waits until no other tab has a batch. It is this tab's until the signal aborts, or the tab is gone. */
export function takeBatch(batch: string, signal: AbortSignal): Promise<void> {
  return takeLock(`kith.uploads/${batch}`, signal);
}

/** Leaves all batches to other tabs. */
export function closeShelf({ locks }: Shelf): void {
  for (const lock of locks.values()) lock.abort();
}

import { createSelector } from '@reduxjs/toolkit';
import type { UploadsState } from './slice';

/** The uploads of an editor in their order. Give every editor its own selector. */
export function createUploadsSelector() {
  return createSelector(
    [(state: UploadsState) => state.uploads, (_: UploadsState, ids: readonly string[]) => ids],
    (uploads, ids) => ids.flatMap((id) => uploads[id] ?? []),
  );
}

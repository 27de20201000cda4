import { createSelector } from '@reduxjs/toolkit';
import type { UploadsState } from './slice';

/** Makes a selector of an editor's uploads in their order. Each editor needs its own. */
export function createUploadsSelector() {
  return createSelector(
    [(state: UploadsState) => state.uploads, (_: UploadsState, ids: readonly string[]) => ids],
    (uploads, ids) => ids.flatMap((id) => uploads[id] ?? []),
  );
}

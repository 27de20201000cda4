import type { UploadsState } from './slice';

/** The uploads of an editor in their order. Compare with `shallowEqual`. */
export function selectUploads({ uploads }: UploadsState, ids: readonly string[]) {
  return ids.flatMap((id) => uploads[id] ?? []);
}

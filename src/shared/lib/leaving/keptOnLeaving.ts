import { useEffect } from 'react';
import { countUnsaved } from './leaving';

let keptCount = 0;

/** While dirty, the changes of one place that asks stay as a draft, and its question says so (G1). */
export function useKeptOnLeaving(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    keptCount += 1;
    return () => {
      keptCount -= 1;
    };
  }, [isDirty]);
}

/** True if all changes stay as drafts. */
export function isKeptOnLeaving(): boolean {
  return keptCount >= countUnsaved();
}

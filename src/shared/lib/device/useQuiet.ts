import { useDevice } from './useDevice';

/** True while the member wants no numbers and no calls for attention (HOUR-07). */
export function useQuiet(): boolean {
  return useDevice().isQuiet === true;
}

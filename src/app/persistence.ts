import type { PersistedState } from 'redux-persist';
import { isNavigationState } from '@/shared/store/navigation';

/** Local storage that may be blocked or full: then nothing is kept, and nothing breaks. */
export const navigationStorage = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => attempt(() => localStorage.removeItem(key)),
};

function attempt<T>(access: () => T): Promise<T | null> {
  try {
    return Promise.resolve(access());
  } catch {
    return Promise.resolve(null);
  }
}

/** What storage holds may be anything: a state that is not ours is dropped instead of breaking every start. */
export function withValidNavigation(state: PersistedState): Promise<PersistedState> {
  const isValid = typeof state === 'object' && 'navigation' in state && isNavigationState(state.navigation);
  return Promise.resolve(isValid ? state : undefined);
}

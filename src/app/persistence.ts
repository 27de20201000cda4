import type { PersistedState } from 'redux-persist';
import { isNavigationState } from '@/shared/store/navigation';

/** Local storage; where it is blocked or full, nothing is kept and nothing breaks. */
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

/** Drops a stored state of another shape, which would break every start. */
export function withValidNavigation(state: PersistedState): Promise<PersistedState> {
  const isValid = typeof state === 'object' && 'navigation' in state && isNavigationState(state.navigation);
  return Promise.resolve(isValid ? state : undefined);
}

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface NavigationState {
  /** Where a guest wanted to go, to be led there after login (SHELL-06). */
  returnTo: string | null;
}

const initialState: NavigationState = { returnTo: null };

/** The only part of the state that outlives a reload (SHELL-11). */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    returnToSet(state, { payload }: PayloadAction<string | null>) {
      state.returnTo = payload;
    },
  },
});

export const { returnToSet } = navigationSlice.actions;

/** Leads the browser to a path of the app, from a saga. */
export const navigated = createAction<{ to: string; replace?: boolean }>('navigation/navigated');

/** Checks a stored state, which may be anything: a wrong one would leave the page blank on every reload. */
export function isNavigationState(value: unknown): value is NavigationState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'returnTo' in value &&
    (value.returnTo === null || (typeof value.returnTo === 'string' && isOwnPath(value.returnTo)))
  );
}

/** A path of this app, never another origin's address in disguise (`//host`, `/\host`). */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

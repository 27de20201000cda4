import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { suggest } from './requests';
import type { Suggestion } from './types';

interface Completion {
  typed: string;
  /** Results for the newest answered term. */
  suggestions: Suggestion[];
  /** Term of the answer; null before the first one. */
  answered: string | null;
}

export interface CompletionsState {
  /** By the id of the field. */
  completions: Record<string, Completion>;
}

const initialState: CompletionsState['completions'] = {};

export const completionsSlice = createSlice({
  name: 'completions',
  initialState,
  reducers: {
    /** An empty term clears the suggestions of its field. */
    termTyped(state, { payload: { field, term } }: PayloadAction<{ field: string; term: string }>) {
      if (term.trim() === '') delete state[field];
      else state[field] = { suggestions: [], answered: null, ...state[field], typed: term };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(suggest.success, (state, { payload, meta: { arg } }) => {
        const completion = state[arg.field];
        if (completion?.typed.trim() !== arg.term) return;
        Object.assign(completion, { suggestions: payload.items, answered: arg.term });
      })
      .addCase(suggest.failure, (state, { meta: { arg } }) => {
        const completion = state[arg.field];
        if (completion) Object.assign(completion, { suggestions: [], answered: null });
      }),
});

export const { termTyped } = completionsSlice.actions;

const none: Suggestion[] = [];

export function selectSuggestions(state: CompletionsState, field: string): Suggestion[] {
  return state.completions[field]?.suggestions ?? none;
}

/** True once the typed term has been looked for, and neither a person nor a tag matches it. */
export function selectMatchesNothing(state: CompletionsState, field: string): boolean {
  const completion = state.completions[field];
  return completion?.answered === completion?.typed.trim() && completion?.suggestions.length === 0;
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { suggest } from './requests';
import type { Suggestion } from './types';

interface Completion {
  typed: string;
  /** Results for the newest answered term. */
  suggestions: Suggestion[];
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
      else state[field] = { typed: term, suggestions: state[field]?.suggestions ?? [] };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(suggest.success, (state, { payload, meta: { arg } }) => {
        const completion = state[arg.field];
        if (completion?.typed.trim() === arg.term) completion.suggestions = payload.items;
      })
      .addCase(suggest.failure, (state, { meta: { arg } }) => {
        const completion = state[arg.field];
        if (completion) completion.suggestions = [];
      }),
});

export const { termTyped } = completionsSlice.actions;

const none: Suggestion[] = [];

export function selectSuggestions(state: CompletionsState, field: string): Suggestion[] {
  return state.completions[field]?.suggestions ?? none;
}

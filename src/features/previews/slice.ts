import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loadPreview } from './requests';
import type { KeptLink, LinkState } from './types';

export interface PreviewsState {
  /** By the id of the editor. */
  previews: Record<string, LinkState>;
}

const initialState: PreviewsState['previews'] = {};
const noLink: LinkState = { link: null, preview: null, isLoading: false, hasFailed: false, dismissed: [] };

export const previewsSlice = createSlice({
  name: 'previews',
  initialState,
  reducers: {
    linksTyped(state, { payload: { editor } }: PayloadAction<{ editor: string; text: string }>) {
      state[editor] ??= noLink;
    },
    /** The text has no link any more: forgets a loading or failed preview, keeps a loaded one. */
    linkLost(state, { payload: editor }: PayloadAction<string>) {
      const { preview, dismissed } = state[editor] ?? noLink;
      if (preview === null) state[editor] = { ...noLink, dismissed };
    },
    previewDismissed(state, { payload: editor }: PayloadAction<string>) {
      const { link, dismissed } = state[editor] ?? noLink;
      state[editor] = { ...noLink, dismissed: link === null ? dismissed : [...dismissed, link] };
    },
    /** An editor opens with an earlier preview. */
    previewRestored(state, { payload: { editor, kept } }: PayloadAction<{ editor: string; kept: KeptLink }>) {
      state[editor] = { ...noLink, ...kept };
    },
    editorClosed(state, { payload: editor }: PayloadAction<string>) {
      delete state[editor];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadPreview.request, (state, { payload: { editor, url } }) => {
        const { dismissed } = state[editor] ?? noLink;
        state[editor] = { ...noLink, dismissed, link: url, isLoading: true };
      })
      .addCase(loadPreview.success, (state, { payload, meta: { arg } }) => {
        const link = state[arg.editor];
        if (link?.link === arg.url) Object.assign(link, { preview: payload, isLoading: false });
      })
      .addCase(loadPreview.failure, (state, { meta: { arg } }) => {
        const link = state[arg.editor];
        if (link?.link === arg.url) Object.assign(link, { preview: null, isLoading: false, hasFailed: true });
      }),
});

export const { linksTyped, linkLost, previewDismissed, previewRestored, editorClosed } =
  previewsSlice.actions;

export function selectLink(state: PreviewsState, editor: string): LinkState {
  return state.previews[editor] ?? noLink;
}

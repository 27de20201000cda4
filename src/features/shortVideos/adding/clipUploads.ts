import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadsState } from '@/features/media/slice';
import { sessionEnded } from '@/shared/store/sessionEnd';

/** A short video on its way to the server; how far it is stands with the uploads, under the same id. */
interface ClipUpload {
  id: string;
  /** Id of the short video, once it was sent; null also where the server does not tell it. */
  clipId: string | null;
}

export interface ClipUploadsState extends UploadsState {
  clipUploads: ClipUpload[];
}

const none: ClipUpload[] = [];

/** Told with the id of an upload once the short video, its cover and its captions have arrived. */
export const clipCompleted = createAction<string>('clipUploads/clipCompleted');

/** Short videos that are being published (CLIP-02). */
export const clipUploadsSlice = createSlice({
  name: 'clipUploads',
  initialState: none,
  reducers: {
    clipQueued(uploads, { payload: id }: PayloadAction<string>) {
      uploads.push({ id, clipId: null });
    },
    clipArrived(uploads, { payload: { id, clipId } }: PayloadAction<{ id: string; clipId: string | null }>) {
      for (const upload of uploads) if (upload.id === id) upload.clipId = clipId;
    },
    /** Takes one out: it is not sent, or no longer shown. */
    clipDismissed: (uploads, { payload: id }: PayloadAction<string>) =>
      uploads.filter((upload) => upload.id !== id),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => none),
});

export const { clipQueued, clipArrived, clipDismissed } = clipUploadsSlice.actions;

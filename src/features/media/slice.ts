import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/errors/appError';
import { sessionEnded } from '@/shared/store/sessionEnd';
import { isLargeUpload } from './rules';
import type { Image, Upload } from './types';

export interface UploadsState {
  uploads: Record<string, Upload>;
}

type NewUpload = Pick<Upload, 'id' | 'name' | 'size' | 'isBackground'>;

const noUploads: Record<string, Upload> = {};

/** Progress of each upload; the files are in the registry. */
export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState: noUploads,
  reducers: {
    uploadsQueued(uploads, { payload }: PayloadAction<NewUpload[]>) {
      for (const upload of payload) {
        uploads[upload.id] = { ...upload, status: 'waiting', sentBytes: 0, key: null, error: null };
      }
    },
    /** Adds uploads as they stand: pictures that the server already holds, and what an earlier visit left. */
    uploadsAdopted(uploads, { payload }: PayloadAction<Upload[]>) {
      for (const upload of payload) uploads[upload.id] = upload;
    },
    uploadStarted(uploads, { payload: id }: PayloadAction<string>) {
      change(uploads, id, { status: 'sending', sentBytes: 0, error: null });
    },
    uploadProgressed(uploads, { payload }: PayloadAction<{ id: string; sentBytes: number }>) {
      const upload = uploads[payload.id];
      if (upload) upload.sentBytes = Math.min(payload.sentBytes, upload.size);
    },
    uploadSent(
      uploads,
      { payload }: PayloadAction<{ id: string; key: string; image?: Image | null; storedId?: string | null }>,
    ) {
      const upload = uploads[payload.id];
      if (upload) Object.assign(upload, { status: 'sent', key: payload.key, sentBytes: upload.size });
    },
    /** Waits again, since the server takes no more for now. */
    uploadPostponed(uploads, { payload: id }: PayloadAction<string>) {
      change(uploads, id, { status: 'waiting', sentBytes: 0 });
    },
    uploadFailed(uploads, { payload }: PayloadAction<{ id: string; error: AppError }>) {
      change(uploads, payload.id, { status: 'failed', sentBytes: 0, error: payload.error });
    },
    uploadRetried(uploads, { payload: id }: PayloadAction<string>) {
      if (uploads[id]?.status === 'failed') change(uploads, id, { status: 'waiting', error: null });
    },
    /** Restarts uploads that the server has deleted. */
    uploadsRenewed(uploads, { payload: ids }: PayloadAction<string[]>) {
      for (const id of ids) change(uploads, id, { status: 'waiting', sentBytes: 0, key: null, error: null });
    },
    /** Drops uploads that were cancelled, removed or published. */
    uploadsReleased(uploads, { payload: ids }: PayloadAction<string[]>) {
      for (const id of ids) delete uploads[id];
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => noUploads),
});

function change(uploads: Record<string, Upload>, id: string, changes: Partial<Upload>): void {
  const upload = uploads[id];
  if (upload) Object.assign(upload, changes);
}

export const {
  uploadsQueued,
  uploadsAdopted,
  uploadStarted,
  uploadProgressed,
  uploadPostponed,
  uploadSent,
  uploadFailed,
  uploadRetried,
  uploadsRenewed,
  uploadsReleased,
} = uploadsSlice.actions;

export function isUnderWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending';
}

/**
 * True while files go into albums: closing the page would hold them up, and lose those that the browser cannot keep.
 */
export function selectHasBackgroundUploads({ uploads }: UploadsState): boolean {
  return Object.values(uploads).some((upload) => upload.isBackground === true && isUnderWay(upload));
}

/** True while enough is uploading that leaving the page needs a warning (VAL-04). */
export function selectIsLargeUpload({ uploads }: UploadsState): boolean {
  const all = Object.values(uploads).filter(({ isBackground }) => isBackground !== true);
  return all.some(isUnderWay) && isLargeUpload(all.map(({ size }) => size));
}

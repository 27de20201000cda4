import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImageRefusal } from '@/features/media/rules';
import type { UploadsState } from '@/features/media/slice';
import type { Upload } from '@/features/media/types';
import { sessionEnded } from '@/shared/store/sessionEnd';

/** Target of a file: an album of the member, or the photos of a company. */
export interface UploadPlace {
  kind: 'album' | 'company';
  id: string;
}

/** A file on its way; `id` is that of its upload. */
interface QueuedFile {
  id: string;
  to: UploadPlace;
  name: string;
  /** True once it has its place in the order of its batch; photos of companies have none. */
  isPlaced: boolean;
}

/** A file that was not taken. */
interface LeftOutFile {
  id: string;
  name: string;
  reason: ImageRefusal;
}

interface UploadQueue {
  /** In the order in which they were chosen. */
  files: QueuedFile[];
  leftOut: LeftOutFile[];
  /** Ids of files that the browser could not keep for a reload. */
  unkept: string[];
}

export interface UploadQueueState extends UploadsState {
  albumUploads: UploadQueue;
}

const emptyQueue: UploadQueue = { files: [], leftOut: [], unkept: [] };

/** Files that go into albums and companies (ALB-02, CMP-02); how far each is stands with the uploads. */
export const uploadQueueSlice = createSlice({
  name: 'albumUploads',
  initialState: emptyQueue,
  reducers: {
    filesChosen(queue, { payload }: PayloadAction<Omit<UploadQueue, 'unkept'>>) {
      queue.files.push(...payload.files);
      queue.leftOut.push(...payload.leftOut);
    },
    filesPlaced(queue, { payload: ids }: PayloadAction<readonly string[]>) {
      for (const file of queue.files) if (ids.includes(file.id)) file.isPlaced = true;
    },
    /** A reload would lose these files until they have arrived. */
    filesUnkept(queue, { payload: ids }: PayloadAction<readonly string[]>) {
      queue.unkept.push(...ids);
    },
    /** Takes files out: they are not sent, or no longer shown. */
    filesDismissed(queue, { payload: ids }: PayloadAction<readonly string[]>) {
      queue.files = queue.files.filter(({ id }) => !ids.includes(id));
      queue.leftOut = queue.leftOut.filter(({ id }) => !ids.includes(id));
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => emptyQueue),
});

export const { filesChosen, filesPlaced, filesUnkept, filesDismissed } = uploadQueueSlice.actions;

/** The queue by what becomes of its files, each in the order in which they were chosen. */
export interface QueueView {
  total: number;
  sent: readonly Upload[];
  failed: readonly Upload[];
  sending: readonly Upload[];
  waiting: readonly Upload[];
  leftOut: readonly LeftOutFile[];
  /** Number of files not there yet that a reload would lose. */
  unkept: number;
}

export function viewOf({ albumUploads: { files, leftOut, unkept }, uploads }: UploadQueueState): QueueView {
  const all = files.flatMap(({ id }) => uploads[id] ?? []);
  const of = (status: Upload['status']) => all.filter((upload) => upload.status === status);
  return {
    total: all.length,
    sent: of('sent'),
    failed: of('failed'),
    sending: of('sending'),
    waiting: of('waiting'),
    leftOut,
    unkept: all.filter(({ id, status }) => status !== 'sent' && unkept.includes(id)).length,
  };
}

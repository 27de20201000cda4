import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/errors/appError';
import type { KeptPhoto } from '../storage/keeping';
import type { PostContent, Wall } from '@/features/posts/types';

/** A post on its way to its wall. Its `id` is the key by which the server knows all its tries as one. */
export interface UnsentPost extends PostContent {
  id: string;
  memberId: string;
  wall: Wall;
  /** Whose wall it is; null for one's own. */
  wallName: string | null;
  photos: KeptPhoto[];
  /** May go onto the chain (POST-10). */
  onChain: boolean;
  /** Epoch milliseconds: when it was written first. */
  savedAt: number;
  status: 'sending' | 'failed';
  /** The failure was of the connection: it is tried again by itself. */
  isWaiting: boolean;
  /** It was changed after it was handed over: a try of before may have arrived. */
  isEdited: boolean;
  /** What the last try of this visit failed of. */
  error: AppError | null;
  /** Its editor is open: it stays, whatever becomes of it in another tab. */
  isOpen?: boolean;
}

export interface OutboxState {
  outbox: Record<string, UnsentPost>;
}

const empty: OutboxState['outbox'] = {};

/** Posts that were published here and are not on the server yet (POST-01). */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: empty,
  reducers: {
    /** A composer hands its post over, or one that was edited comes back. */
    postQueued(outbox, { payload }: PayloadAction<UnsentPost>) {
      outbox[payload.id] = payload;
    },
    /** What an earlier visit left here. */
    outboxLoaded(outbox, { payload }: PayloadAction<UnsentPost[]>) {
      for (const post of payload) outbox[post.id] ??= post;
    },
    postChanged(
      outbox,
      { payload: { id, ...changes } }: PayloadAction<Partial<UnsentPost> & { id: string }>,
    ) {
      const post = outbox[id];
      if (post) Object.assign(post, changes);
    },
    postRetried(outbox, { payload: id }: PayloadAction<string>) {
      const post = outbox[id];
      if (post) Object.assign(post, { status: 'sending', error: null });
    },
    /** Its member wants it no more. */
    postDiscarded(outbox, { payload: { id } }: PayloadAction<UnsentPost>) {
      delete outbox[id];
    },
    /** It stands on its wall. */
    postArrived(outbox, { payload: id }: PayloadAction<string>) {
      delete outbox[id];
    },
    /** Another tab has sent or discarded it. */
    postTaken(outbox, { payload: id }: PayloadAction<string>) {
      delete outbox[id];
    },
  },
});

export const { postQueued, outboxLoaded, postChanged, postRetried, postDiscarded, postArrived, postTaken } =
  outboxSlice.actions;

/** Unsent posts from the first written to the last. */
export function inOrder(outbox: OutboxState['outbox']): UnsentPost[] {
  return Object.values(outbox).sort((a, b) => a.savedAt - b.savedAt);
}

export function isOnWall({ wall }: UnsentPost, { type, entityId }: Wall): boolean {
  return wall.type === type && wall.entityId === entityId;
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '@/shared/errors/appError';
import type { DescribedPhoto } from '../storage/browserStorage';
import type { EarlierTry } from '@/features/posts/publishing/earlierTry';
import type { PostContent, Wall } from '@/features/posts/types';

/** A post on its way to its wall. */
export interface UnsentPost extends PostContent {
  id: string;
  /** Idempotency key of its tries in place of its id, once the post that an earlier one made was deleted. */
  newKey: string | null;
  memberId: string;
  wall: Wall;
  /** Null for the member's own wall. */
  wallName: string | null;
  photos: DescribedPhoto[];
  /** Id of a short video that shows in it. */
  video: string | null;
  /** True if it may go onto the chain (POST-10); null where the backend takes no choice (ANY-06). */
  onChain: boolean | null;
  /** Epoch milliseconds of the first save. */
  savedAt: number;
  status: 'sending' | 'failed';
  /** True after a connectivity error, which is retried automatically. */
  isWaiting: boolean;
  /** True if it was changed after it was handed over: an earlier try may have arrived. */
  isEdited: boolean;
  /** The last try, unless the server has refused it: it may have arrived (ANY-04). Null before the first. */
  earlier: EarlierTry | null;
  /** Error of the last try in this visit. */
  error: AppError | null;
  /** True while its editor or the question to discard it is open; it then stays, whatever another tab does. */
  isOpen?: boolean;
}

export interface OutboxState {
  outbox: Record<string, UnsentPost>;
}

const empty: OutboxState['outbox'] = {};

/** Published posts that are not on the server yet (POST-01). */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: empty,
  reducers: {
    /** A composer hands a post over, or an edited one returns. */
    postQueued(outbox, { payload }: PayloadAction<UnsentPost>) {
      outbox[payload.id] = payload;
    },
    /** Restores posts of an earlier visit. */
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
    /** The member discards a post. */
    postDiscarded(outbox, { payload: { id } }: PayloadAction<UnsentPost>) {
      delete outbox[id];
    },
    /** The post is on its wall. */
    postArrived(outbox, { payload: id }: PayloadAction<string>) {
      delete outbox[id];
    },
    /** Another tab has sent or discarded the post. */
    postTaken(outbox, { payload: id }: PayloadAction<string>) {
      delete outbox[id];
    },
  },
});

export const { postQueued, outboxLoaded, postChanged, postRetried, postDiscarded, postArrived, postTaken } =
  outboxSlice.actions;

/** Unsent posts by time, the oldest first. */
export function inOrder(outbox: OutboxState['outbox']): UnsentPost[] {
  return Object.values(outbox).sort((a, b) => a.savedAt - b.savedAt);
}

export function isOnWall({ wall }: UnsentPost, { type, entityId }: Wall): boolean {
  return wall.type === type && wall.entityId === entityId;
}

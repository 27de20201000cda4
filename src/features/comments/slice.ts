import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { EarlierTry } from '@/features/posts/publishing/earlierTry';
import { isConnectivity, isUnanswered } from '@/shared/errors/appError';
import { tryOf } from './earlierTry';
import { emptyMap, own } from '@/shared/store/idMaps';
import { addComment, boxKey, deleteComment, editComment, editKey, loadChain } from './requests';
import type { CommentContent } from './types';
import { waitingOf, type WaitingComment } from './waiting';

/** Unsent content of one comment box; its link preview is kept by the room of previews. */
export interface BoxContent extends Omit<CommentContent, 'preview'> {
  /** Links whose preview was dismissed. */
  dismissed: string[];
  /** New with every change; empty in an unchanged edit. */
  version: string;
  /** Idempotency key of earlier tries, any of which may have arrived; null before the first. */
  triedKey: string | null;
  /** The last try, unless the server has refused it: it may have arrived (ANY-04). */
  earlier: EarlierTry | null;
  /** Set from a try until its answer: after a connectivity error it is sent again by itself (G5). */
  waiting: WaitingComment | null;
  /** True if it was restored from an earlier visit. */
  isRestored: boolean;
}

export type BoxChange = Partial<
  Omit<BoxContent, 'version' | 'triedKey' | 'earlier' | 'waiting' | 'isRestored'>
>;

export interface ThreadsState {
  threads: {
    /** Posts with visible comments, kept for the way back to a list. */
    shownPosts: Record<string, true>;
    /** Comments with visible replies. */
    shownReplies: Record<string, true>;
    /** Comments with an open reply box. */
    openReplies: Record<string, true>;
    openEdits: Record<string, true>;
    /** Unsent content by box; survives everything else on the page (CMT-06). */
    boxes: Record<string, BoxContent>;
    /** Companies under whose posts the member speaks for them, by id: remembered per wall, never for all. */
    voices: Record<string, true>;
    /** The linked comment, and per place (a post's or comment's id) the comment that leads to it. */
    linked: { id: string; path: Record<string, string>; isShown: boolean } | null;
  };
}

const initialState: ThreadsState['threads'] = {
  shownPosts: emptyMap(),
  shownReplies: emptyMap(),
  openReplies: emptyMap(),
  openEdits: emptyMap(),
  boxes: emptyMap(),
  voices: emptyMap(),
  linked: null,
};

const emptyBox: BoxContent = {
  text: '',
  gif: null,
  uploads: [],
  alts: {},
  dismissed: [],
  version: '',
  triedKey: null,
  earlier: null,
  waiting: null,
  isRestored: false,
};

const isEdit = (key: string) => key.startsWith(editKey(''));

/** The unfolded threads (CMT-08 showComments) and their unsent content. */
export const threadsSlice = createSlice({
  name: 'threads',
  initialState,
  reducers: {
    commentsToggled({ shownPosts }, { payload: postId }: PayloadAction<string>) {
      if (shownPosts[postId]) delete shownPosts[postId];
      else shownPosts[postId] = true;
    },
    repliesShown({ shownReplies }, { payload: commentId }: PayloadAction<string>) {
      shownReplies[commentId] = true;
    },
    repliesHidden({ shownReplies }, { payload: commentId }: PayloadAction<string>) {
      delete shownReplies[commentId];
    },
    replyOpened({ openReplies }, { payload: commentId }: PayloadAction<string>) {
      openReplies[commentId] = true;
    },
    replyClosed({ openReplies }, { payload: commentId }: PayloadAction<string>) {
      delete openReplies[commentId];
    },
    editOpened(
      { openEdits, boxes },
      { payload: { id, ...content } }: PayloadAction<{ id: string } & BoxChange>,
    ) {
      openEdits[id] = true;
      boxes[editKey(id)] ??= { ...emptyBox, ...content };
    },
    editClosed({ openEdits, boxes }, { payload: id }: PayloadAction<string>) {
      delete openEdits[id];
      delete boxes[editKey(id)];
    },
    boxChanged: {
      prepare: (key: string, change: BoxChange) => ({
        payload: { key, change, version: nanoid() },
      }),
      reducer({ boxes }, { payload }: PayloadAction<{ key: string; change: BoxChange; version: string }>) {
        const { key, change, version } = payload;
        const box = { ...emptyBox, ...boxes[key], ...change, version, waiting: null, isRestored: false };
        const isEmpty = box.text === '' && box.gif === null && box.uploads.length === 0;
        // An edit may be empty for a moment.
        if (isEmpty && !isEdit(key)) delete boxes[key];
        else boxes[key] = box;
      },
    },
    voiceChosen(
      { voices },
      { payload: { companyId, isCompany } }: PayloadAction<{ companyId: string; isCompany: boolean }>,
    ) {
      if (isCompany) voices[companyId] = true;
      else delete voices[companyId];
    },
    /** Drops boxes whose post or comment was deleted. */
    boxesDropped({ boxes }, { payload: keys }: PayloadAction<string[]>) {
      for (const key of keys) delete boxes[key];
    },
    /** The linked comment has been shown; it takes the focus only once. */
    linkedShown({ linked }) {
      if (linked) linked.isShown = true;
    },
    /** The page of the link was left. */
    linkedLeft(threads) {
      threads.linked = null;
    },
    /** Restores boxes of an earlier visit. An edit waits until it is opened, since it would hide the comment. */
    boxesLoaded({ boxes, openReplies }, { payload }: PayloadAction<Record<string, BoxContent>>) {
      for (const [key, box] of Object.entries(payload)) {
        boxes[key] ??= box;
        const [, answered] = key.split('/');
        if (answered !== undefined && !isEdit(key)) openReplies[answered] = true;
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(addComment.request, ({ boxes }, { payload }) => {
        const box = boxes[boxKey(payload)];
        if (!box) return;
        box.triedKey = payload.idempotencyKey;
        box.earlier = tryOf(payload);
        box.waiting = waitingOf(payload);
      })
      .addCase(addComment.failure, ({ boxes }, { payload, meta: { arg, request } }) => {
        const box = boxes[boxKey(arg)];
        if (box && !isUnanswered(payload)) box.earlier = null;
        if (box && !isConnectivity(payload)) box.waiting = null;
        // The comment of an earlier try was deleted since: the next try adds a new one, with a new key.
        if (box && payload.status === 404) Object.assign(box, { version: request, triedKey: null });
      })
      .addCase(addComment.success, ({ boxes, openReplies }, { meta: { arg } }) => {
        const key = boxKey(arg);
        const box = boxes[key];
        if (box?.version === arg.version) {
          delete boxes[key];
          if (arg.parentId !== null) delete openReplies[arg.parentId];
        } else if (box) {
          // Text typed while the comment was being sent stays, as a new comment; the image is of the one that was sent.
          const uploads = box.uploads.filter((id) => !arg.uploads.includes(id));
          Object.assign(box, { uploads, triedKey: null, earlier: null, waiting: null });
        }
      })
      .addCase(loadChain.success, (threads, { payload: { postId, ids }, meta: { arg } }) => {
        const path = Object.fromEntries(ids.map((id, index) => [ids[index - 1] ?? postPlace(postId), id]));
        threads.linked = { id: arg, path, isShown: false };
        for (const id of ids.slice(0, -1)) threads.shownReplies[id] = true;
      })
      .addMatcher(isAnyOf(editComment.success, deleteComment.success), (threads, { meta: { arg } }) => {
        delete threads.boxes[editKey(arg.id)];
        delete threads.openEdits[arg.id];
      }),
});

export const {
  commentsToggled,
  repliesShown,
  repliesHidden,
  replyOpened,
  replyClosed,
  editOpened,
  editClosed,
  boxChanged,
  boxesDropped,
  boxesLoaded,
  voiceChosen,
  linkedShown,
  linkedLeft,
} = threadsSlice.actions;

/** Place of a post's top comments; a post and a comment may have equal ids. */
export function postPlace(postId: string): string {
  return `post/${postId}`;
}

export function selectBox(state: ThreadsState, key: string): BoxContent {
  return state.threads.boxes[key] ?? emptyBox;
}

/**
 * The ids of a thread's list, preceded by the comment that leads to a linked one if it is not loaded yet.
 * @param place `postPlace` for top comments, else the id of the parent comment
 */
export function withLinked(
  { threads: { linked } }: ThreadsState,
  place: string,
  ids: readonly string[],
): readonly string[] {
  const id = linked ? own(linked.path, place) : undefined;
  return id === undefined || ids.includes(id) ? ids : [id, ...ids];
}

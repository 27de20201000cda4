import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { addComment, boxKey, deleteComment, editComment, editKey, loadChain } from './requests';
import type { CommentContent } from './types';

/** What stands in one comment box that is not sent yet; its link preview belongs to the previews' room. */
export interface BoxContent extends Omit<CommentContent, 'preview'> {
  /** Links whose preview was taken away. */
  dismissed: string[];
  /** New with every change; empty in an edit that changed nothing yet. */
  version: string;
  /** Idempotency key of the tries to send it so far, any of which may have arrived; null before the first. */
  triedKey: string | null;
  /** It was found here as an earlier visit left it. */
  isRestored: boolean;
}

export type BoxChange = Partial<Omit<BoxContent, 'version' | 'triedKey' | 'isRestored'>>;

export interface ThreadsState {
  threads: {
    /** Posts whose comments are shown, kept for the way back to a list. */
    shownPosts: Record<string, true>;
    /** Comments whose replies are shown. */
    shownReplies: Record<string, true>;
    /** Comments under which a reply box is open. */
    openReplies: Record<string, true>;
    /** Comments that are being edited. */
    openEdits: Record<string, true>;
    /** What is unsent, by box: it outlives whatever else happens on the page (CMT-06). */
    boxes: Record<string, BoxContent>;
    /** The comment that a link led to, and by place (a post's or a comment's id) the one under it that leads there. */
    linked: { id: string; path: Record<string, string>; isShown: boolean } | null;
  };
}

const initialState: ThreadsState['threads'] = {
  shownPosts: {},
  shownReplies: {},
  openReplies: {},
  openEdits: {},
  boxes: {},
  linked: null,
};

const emptyBox: BoxContent = {
  text: '',
  gif: null,
  uploads: [],
  dismissed: [],
  version: '',
  triedKey: null,
  isRestored: false,
};

const isEdit = (key: string) => key.startsWith(editKey(''));

/** Which threads are unfolded (CMT-08 showComments), and what is being written in them. */
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
        const box = { ...emptyBox, ...boxes[key], ...change, version, isRestored: false };
        const isEmpty = box.text === '' && box.gif === null && box.uploads.length === 0;
        // A comment that is edited may be emptied on the way.
        if (isEmpty && !isEdit(key)) delete boxes[key];
        else boxes[key] = box;
      },
    },
    /** What their boxes belonged to is gone. */
    boxesDropped({ boxes }, { payload: keys }: PayloadAction<string[]>) {
      for (const key of keys) delete boxes[key];
    },
    /** The comment of a link was shown: it takes the focus once. */
    linkedShown({ linked }) {
      if (linked) linked.isShown = true;
    },
    /** The page of a link was left. */
    linkedLeft(threads) {
      threads.linked = null;
    },
    /** What an earlier visit left unsent. An edit waits until it is opened: it would hide what others see. */
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
        if (box) box.triedKey = payload.idempotencyKey;
      })
      .addCase(addComment.failure, ({ boxes }, { payload, meta: { arg, request } }) => {
        const box = boxes[boxKey(arg)];
        // What a try had brought was deleted since: the next one adds it anew, by another key.
        if (box && payload.status === 404) Object.assign(box, { version: request, triedKey: null });
      })
      .addCase(addComment.success, ({ boxes, openReplies }, { meta: { arg } }) => {
        const key = boxKey(arg);
        const box = boxes[key];
        if (box?.version === arg.version) {
          delete boxes[key];
          if (arg.parentId !== null) delete openReplies[arg.parentId];
        } else if (box) {
          // What was written on while the comment was under way stays, as a new one.
          box.triedKey = null;
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
  linkedShown,
  linkedLeft,
} = threadsSlice.actions;

/** The place of a post's top comments; a post and a comment may have the same id. */
export function postPlace(postId: string): string {
  return `post/${postId}`;
}

/** What stands in a comment box. */
export function selectBox(state: ThreadsState, key: string): BoxContent {
  return state.threads.boxes[key] ?? emptyBox;
}

/**
 * The ids of a thread's list, with the comment that leads to a linked one in front if it is not loaded yet.
 * @param place the `postPlace` of top comments, or the id of the comment above
 */
export function withLinked(
  { threads: { linked } }: ThreadsState,
  place: string,
  ids: readonly string[],
): readonly string[] {
  const id = linked?.path[place];
  return id === undefined || ids.includes(id) ? ids : [id, ...ids];
}

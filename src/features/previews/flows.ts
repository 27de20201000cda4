import { isAnyOf, type Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import { firstLink } from './firstLink';
import { loadPreview } from './requests';
import {
  editorClosed,
  linkLost,
  linksTyped,
  previewDismissed,
  selectLink,
  type PreviewsState,
} from './slice';

/** Pause in milliseconds after the last keystroke before a link is previewed, since half an address is none. */
const pauseMs = 500;

/** Previews the first link that the member did not dismiss, unless it is known already. */
function* follow(editor: string, text: string) {
  const { link, dismissed } = yield* select((state: PreviewsState) => selectLink(state, editor));
  const url = firstLink(text, dismissed);
  if (url === link) return;
  if (url === undefined) {
    yield* put(loadPreview.abandon(editor));
    yield* put(linkLost(editor));
    return;
  }
  yield* delay(pauseMs);
  const current = yield* select((state: PreviewsState) => selectLink(state, editor));
  if (url !== current.link) yield* put(loadPreview.request({ editor, url }));
}

const isEditorAction = isAnyOf(linksTyped, previewDismissed, editorClosed);

export function* previewWhileTyping() {
  const waiting = new Map<string, Task>();
  for (;;) {
    const action = yield* take((candidate: Action) => isEditorAction(candidate));
    if (!isEditorAction(action)) continue;
    const editor = linksTyped.match(action) ? action.payload.editor : action.payload;
    const former = waiting.get(editor);
    if (former) yield* cancel(former);
    waiting.delete(editor);
    if (linksTyped.match(action)) waiting.set(editor, yield* fork(follow, editor, action.payload.text));
    else yield* put(loadPreview.abandon(editor));
  }
}

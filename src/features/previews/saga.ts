import { isAnyOf } from '@reduxjs/toolkit';
import { delay, fork, put, select } from 'typed-redux-saga';
import { takePer } from '@/shared/store/sagas';
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

/** Milliseconds without a keystroke until a link is asked about: half an address is none. */
const pauseMs = 500;

/** Asks for the first link of a text that its member did not take away; one that is known already is not asked again. */
function* follow(editor: string, text: string) {
  const { link, dismissed } = yield* select((state: PreviewsState) => selectLink(state, editor));
  const url = firstLink(text, dismissed);
  if (url === link) return;
  if (url === undefined) {
    yield* put(loadPreview.abandon({ editor }));
    yield* put(linkLost(editor));
    return;
  }
  yield* delay(pauseMs);
  const current = yield* select((state: PreviewsState) => selectLink(state, editor));
  if (url !== current.link) yield* put(loadPreview.request({ editor, url }));
}

const isEditorAction = isAnyOf(linksTyped, previewDismissed, editorClosed);

type EditorAction = ReturnType<typeof linksTyped | typeof previewDismissed | typeof editorClosed>;

const editorOf = (action: EditorAction) =>
  linksTyped.match(action) ? action.payload.editor : action.payload;

function* react(action: EditorAction) {
  if (linksTyped.match(action)) yield* follow(action.payload.editor, action.payload.text);
  else yield* put(loadPreview.abandon({ editor: action.payload }));
}

export function* previewsSaga() {
  yield* fork(loadPreview.saga);
  yield* takePer({ on: isEditorAction, key: editorOf, run: react });
}

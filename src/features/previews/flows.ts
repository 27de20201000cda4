import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, put, select } from 'typed-redux-saga';
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

/** Pause in milliseconds after the last keystroke before a link is previewed, since half an address is none. */
const pauseMs = 500;

/** Previews the first link that the member did not dismiss, unless it is known already. */
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

function* react(action: EditorAction) {
  if (linksTyped.match(action)) yield* call(follow, action.payload.editor, action.payload.text);
  else yield* put(loadPreview.abandon({ editor: action.payload }));
}

export function* previewWhileTyping() {
  const key = (action: EditorAction) => (linksTyped.match(action) ? action.payload.editor : action.payload);
  yield* takePer({ on: isEditorAction, key, run: react });
}

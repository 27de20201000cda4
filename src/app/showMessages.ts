import { takeEvery } from 'typed-redux-saga';
import { failureText } from '@/shared/i18n/errorText';
import { i18n } from '@/shared/i18n/i18n';
import { messageRaised } from '@/shared/store/messages';
import { showToast } from '@/shared/ui/toasts/toasts';

/** The one place that shows toasts for messages from the store. */
export function* showMessages() {
  yield* takeEvery(messageRaised, ({ payload: { kind, text, error } }) => {
    if (kind === 'success') showToast({ kind: 'ok', text: i18n.t(text) });
    else showToast({ kind: 'error', text: error ? failureText(text, error) : i18n.t(text) });
  });
}

import { takeEvery } from 'typed-redux-saga';
import type { AppError } from '@/shared/errors/appError';
import { errorText, hasOwnText } from '@/shared/i18n/errorText';
import { i18n } from '@/shared/i18n/i18n';
import type { MessageKey } from '@/shared/i18n/messageKey';
import { messageRaised } from '@/shared/store/messages';
import { showToast } from '@/shared/ui/toasts/toasts';

/** The one place that shows toasts for messages from the store. */
export function* showMessages() {
  yield* takeEvery(messageRaised, ({ payload: { kind, text, error } }) => {
    if (kind === 'success') showToast({ kind: 'ok', text: i18n.t(text) });
    else showToast({ kind: 'error', text: failureText(text, error) });
  });
}

/**
 * Text of a failure: the error catalogue's if it has one, else the feature's; connectivity errors show both,
 * "Request timeout. Failed to vote. Please try again later." (API-03, API-05, ERR-02).
 */
function failureText(text: MessageKey, error: AppError | undefined): string {
  if (!error) return i18n.t(text);
  if (error.kind !== 'api') return `${errorText(error)}. ${i18n.t(text)}`;
  return hasOwnText(error) ? errorText(error) : i18n.t(text);
}

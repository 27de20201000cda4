import { eventChannel, END } from 'redux-saga';
import { call, fork, put, take } from 'typed-redux-saga';
import { i18n } from '@/shared/i18n/i18n';
import { readDevice } from '@/shared/lib/device/device';
import { noticeChoicesOf } from '@/shared/lib/device/noticeChoices';
import { attempt } from '@/shared/store/attempt';
import { navigated } from '@/shared/store/navigation';
import type { DecodedNotification } from '../types';
import '../ui/notificationTexts';
import { pathOf, wordingOf } from '../wording';
import { fetchNewest } from './api';
import { isFirstTab } from './firstTab';
import { showSystemNotice } from './systemNotice';
import { playTone } from './tone';

/**
 * Tells of a new notification as the member chose on this device: by a sound, and by the system while nobody looks at
 * the tab. One tab of the browser does so.
 * @param newestId the notification that is new
 */
export function* announce(newestId: string) {
  const { hasSound, hasSystem } = noticeChoicesOf(readDevice());
  if (!(yield* call(() => isFirstTab(`kith:announced:${newestId}`)))) return;
  if (hasSound) yield* fork(playTone);
  if (hasSystem && document.visibilityState !== 'visible' && Notification.permission === 'granted')
    yield* call(showNewest);
}

function* showNewest() {
  const outcome = yield* attempt(fetchNewest);
  if (outcome.kind !== 'success' || outcome.result === null) return;
  const notice = { ...outcome.result, actorId: outcome.result.actor?.id ?? null };
  const shown = showSystemNotice(sentenceOf(outcome.result));
  if (shown === null) return;
  yield* take(clicksOn(shown));
  globalThis.focus();
  const to = pathOf(notice);
  if (to !== null) yield* put(navigated({ to }));
}

/** Tells the click on a system notification; ends with it, or when it is closed. */
function clicksOn(shown: Notification) {
  return eventChannel<true>((emit) => {
    shown.onclick = () => {
      emit(true);
      shown.close();
    };
    shown.onclose = () => emit(END);
    return () => undefined;
  });
}

/** "Yusuf Demir commented on your post", as plain text. */
function sentenceOf(notification: DecodedNotification): string {
  const wording = wordingOf({ ...notification, actorId: null });
  if (wording.kind === 'neutral') return i18n.t('notifications:neutral');
  if (wording.kind === 'operation') return i18n.t(`notifications:operations.${wording.key}`);
  const text = i18n.t(`notifications:did.${wording.key}`);
  if (text.endsWith('.')) return text;
  return `${notification.actor?.displayName ?? i18n.t('notifications:somebody')} ${text}`;
}

import { notificationKinds } from '@/shared/i18n/en/notificationKinds';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('notificationKinds', notificationKinds);

export function useKindTexts() {
  return useTexts('notificationKinds');
}

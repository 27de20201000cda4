import { notifications } from '@/shared/i18n/en/notifications';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('notifications', notifications);

export function useNotificationTexts() {
  return useTexts('notifications');
}

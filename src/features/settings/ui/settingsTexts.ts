import { settings } from '@/shared/i18n/en/settings';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('settings', settings);

export function useSettingsTexts() {
  return useTexts('settings');
}

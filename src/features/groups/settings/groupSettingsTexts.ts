import { groupSettings } from '@/shared/i18n/en/groupSettings';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('groupSettings', groupSettings);

export function useGroupSettingsTexts() {
  return useTexts('groupSettings');
}

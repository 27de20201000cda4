import { privacy } from '@/shared/i18n/en/privacy';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('privacy', privacy);

export function usePrivacyTexts() {
  return useTexts('privacy');
}

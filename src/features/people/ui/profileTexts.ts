import { profile } from '@/shared/i18n/en/profile';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('profile', profile);

export function useProfileTexts() {
  return useTexts('profile');
}

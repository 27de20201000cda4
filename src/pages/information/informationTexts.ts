import { information } from '@/shared/i18n/en/information';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('information', information);

export function useInformationTexts() {
  return useTexts('information');
}

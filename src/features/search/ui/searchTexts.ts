import { search } from '@/shared/i18n/en/search';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('search', search);

export function useSearchTexts() {
  return useTexts('search');
}

import { people } from '@/shared/i18n/en/people';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('people', people);

export function usePeopleTexts() {
  return useTexts('people');
}

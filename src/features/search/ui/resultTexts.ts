import { results } from '@/shared/i18n/en/results';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('results', results);

export function useResultTexts() {
  return useTexts('results');
}

import { completions } from '@/shared/i18n/en/completions';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('completions', completions);

export function useCompletionTexts() {
  return useTexts('completions');
}

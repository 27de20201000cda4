import { firstEdition } from '@/shared/i18n/en/firstEdition';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('firstEdition', firstEdition);

export function useFirstEditionTexts() {
  return useTexts('firstEdition');
}

import { postLine } from '@/shared/i18n/en/postLine';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('postLine', postLine);

export function usePostLineTexts() {
  return useTexts('postLine');
}

import { previews } from '@/shared/i18n/en/previews';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('previews', previews);

export function usePreviewTexts() {
  return useTexts('previews');
}

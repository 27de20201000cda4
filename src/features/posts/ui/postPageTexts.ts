import { postPage } from '@/shared/i18n/en/postPage';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('postPage', postPage);

export function usePostPageTexts() {
  return useTexts('postPage');
}

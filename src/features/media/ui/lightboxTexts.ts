import { lightbox } from '@/shared/i18n/en/lightbox';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('lightbox', lightbox);

export function useLightboxTexts() {
  return useTexts('lightbox');
}

import { footer } from '@/shared/i18n/en/footer';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('footer', footer);

export function useFooterTexts() {
  return useTexts('footer');
}

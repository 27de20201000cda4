import { digest } from '@/shared/i18n/en/digest';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('digest', digest);

export function useDigestTexts() {
  return useTexts('digest');
}

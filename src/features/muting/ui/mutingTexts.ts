import { muting } from '@/shared/i18n/en/muting';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('muting', muting);

export function useMutingTexts() {
  return useTexts('muting');
}

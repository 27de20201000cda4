import { swap } from '@/shared/i18n/en/swap';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('swap', swap);

export function useSwapTexts() {
  return useTexts('swap');
}

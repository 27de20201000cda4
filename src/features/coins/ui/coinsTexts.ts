import { coins } from '@/shared/i18n/en/coins';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('coins', coins);

export function useCoinsTexts() {
  return useTexts('coins');
}

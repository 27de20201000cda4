import { doNotSell } from '@/shared/i18n/en/doNotSell';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('doNotSell', doNotSell);

export function useDoNotSellTexts() {
  return useTexts('doNotSell');
}

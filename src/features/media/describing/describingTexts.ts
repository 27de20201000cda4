import { describing } from '@/shared/i18n/en/describing';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('describing', describing);

export function useDescribingTexts() {
  return useTexts('describing');
}

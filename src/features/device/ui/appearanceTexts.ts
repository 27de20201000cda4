import { appearance } from '@/shared/i18n/en/appearance';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('appearance', appearance);

export function useAppearanceTexts() {
  return useTexts('appearance');
}

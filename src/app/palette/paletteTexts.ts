import { palette } from '@/shared/i18n/en/palette';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('palette', palette);

export function usePaletteTexts() {
  return useTexts('palette');
}

import { pictures } from '@/shared/i18n/en/pictures';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('pictures', pictures);

export function usePictureTexts() {
  return useTexts('pictures');
}

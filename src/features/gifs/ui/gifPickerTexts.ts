import { gifPicker } from '@/shared/i18n/en/gifPicker';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('gifPicker', gifPicker);

export function useGifPickerTexts() {
  return useTexts('gifPicker');
}

import { saving } from '../i18n/en/saving';
import { addTexts } from '../i18n/i18n';
import { useTexts } from '../i18n/useTexts';

addTexts('saving', saving);

export function useSavingTexts() {
  return useTexts('saving');
}

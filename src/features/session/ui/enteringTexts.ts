import { entering } from '@/shared/i18n/en/entering';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('entering', entering);

export function useEnteringTexts() {
  return useTexts('entering');
}

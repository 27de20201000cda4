import { entering } from '@/shared/i18n/en/entering';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('entering', entering);

/** The texts of everything before and around a session. */
export function useEnteringTexts() {
  return useTexts('entering');
}

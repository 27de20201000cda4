import { shell } from '@/shared/i18n/en/shell';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('shell', shell);

export function useShellTexts() {
  return useTexts('shell');
}

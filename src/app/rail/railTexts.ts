import { rail } from '@/shared/i18n/en/rail';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('rail', rail);

export function useRailTexts() {
  return useTexts('rail');
}

import { discover } from '@/shared/i18n/en/discover';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('discover', discover);

export function useDiscoverTexts() {
  return useTexts('discover');
}

import { ownData } from '@/shared/i18n/en/ownData';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('ownData', ownData);

export function useOwnDataTexts() {
  return useTexts('ownData');
}

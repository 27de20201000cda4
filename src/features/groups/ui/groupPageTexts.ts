import { groupPage } from '@/shared/i18n/en/groupPage';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('groupPage', groupPage);

export function useGroupPageTexts() {
  return useTexts('groupPage');
}

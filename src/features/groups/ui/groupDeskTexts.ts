import { groupDesk } from '@/shared/i18n/en/groupDesk';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('groupDesk', groupDesk);

export function useGroupDeskTexts() {
  return useTexts('groupDesk');
}

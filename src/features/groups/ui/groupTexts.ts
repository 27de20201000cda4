import { groups } from '@/shared/i18n/en/groups';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('groups', groups);

export function useGroupTexts() {
  return useTexts('groups');
}

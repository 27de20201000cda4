import { groupExtras } from '@/shared/i18n/en/groupExtras';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('groupExtras', groupExtras);

export function useGroupExtrasTexts() {
  return useTexts('groupExtras');
}

import { moderation } from '@/shared/i18n/en/moderation';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('moderation', moderation);

export function useModerationTexts() {
  return useTexts('moderation');
}

import { communities } from '@/shared/i18n/en/communities';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('communities', communities);

export function useCommunityTexts() {
  return useTexts('communities');
}

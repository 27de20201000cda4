import { privacyPreview } from '@/shared/i18n/en/privacyPreview';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('privacyPreview', privacyPreview);

export function usePreviewTexts() {
  return useTexts('privacyPreview');
}

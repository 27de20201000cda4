import { newVideo } from '@/shared/i18n/en/newVideo';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('newVideo', newVideo);

export function useNewVideoTexts() {
  return useTexts('newVideo');
}

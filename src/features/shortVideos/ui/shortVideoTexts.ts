import { shortVideos } from '@/shared/i18n/en/shortVideos';
import { videoErrors } from '@/shared/i18n/en/videoErrors';
import { addErrorTexts } from '@/shared/i18n/errorText';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('shortVideos', shortVideos);
addErrorTexts(videoErrors);

export function useShortVideoTexts() {
  return useTexts('shortVideos');
}

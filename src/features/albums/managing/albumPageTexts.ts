import { albumPage } from '@/shared/i18n/en/albumPage';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('albumPage', albumPage);

export function useAlbumPageTexts() {
  return useTexts('albumPage');
}

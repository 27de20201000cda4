import { albums } from '@/shared/i18n/en/albums';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('albums', albums);

export function useAlbumTexts() {
  return useTexts('albums');
}

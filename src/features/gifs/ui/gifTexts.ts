import { gifs } from '@/shared/i18n/en/gifs';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('gifs', gifs);

export function useGifTexts() {
  return useTexts('gifs');
}

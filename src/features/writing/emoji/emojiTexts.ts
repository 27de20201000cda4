import { emoji } from '@/shared/i18n/en/emoji';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('emoji', emoji);

/** Texts of the emoji, loaded with them. */
export function useEmojiTexts() {
  return useTexts('emoji');
}

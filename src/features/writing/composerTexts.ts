import { composer } from '@/shared/i18n/en/composer';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('composer', composer);

/** The texts of writing, editing and deleting posts: only who opens one of these dialogs loads them. */
export function useComposerTexts() {
  return useTexts('composer');
}

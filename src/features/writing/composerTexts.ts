import { composer } from '@/shared/i18n/en/composer';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('composer', composer);

/** Texts of writing and editing, loaded with the dialogs. */
export function useComposerTexts() {
  return useTexts('composer');
}

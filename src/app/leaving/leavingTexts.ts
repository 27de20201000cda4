import { leaving } from '@/shared/i18n/en/leaving';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('leaving', leaving);

/** Texts of the questions before a page is left, loaded with them. */
export function useLeavingTexts() {
  return useTexts('leaving');
}

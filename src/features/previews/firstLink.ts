import { tokenizeText } from '@/shared/rules/textTokens';

/** The link of a text that gets a preview: the first one that the member did not dismiss (POST-02). */
export function firstLink(text: string, dismissed: readonly string[]): string | undefined {
  return tokenizeText(text).find(({ kind, value }) => kind === 'link' && !dismissed.includes(value))?.value;
}

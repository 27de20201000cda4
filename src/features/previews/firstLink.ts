import { tokenizeText } from '@/shared/rules/textTokens';

/** The link of a text that its preview is of: the first one whose preview was not taken away (POST-02). */
export function firstLink(text: string, dismissed: readonly string[]): string | undefined {
  return tokenizeText(text).find(({ kind, value }) => kind === 'link' && !dismissed.includes(value))?.value;
}

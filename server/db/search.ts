import { toSearchWords } from '@/shared/rules/searchWords';

/** What searches compare: the words of a row's names or of a text, each once. */
export function toSearchName(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(toSearchWords))].join(' ');
}

/**
 * The query behind a search term: every word must begin a word of the name. Null when the term has no word. Words
 * hold letters and digits only, so nothing in a term is ever an operator.
 */
export function toPrefixQuery(term: string): string | null {
  const words = toSearchWords(term);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

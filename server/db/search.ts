import { sql, type SQL } from 'drizzle-orm';
import { toSearchWords } from '@/shared/rules/searchWords';
import { companies, groups, users } from './schema';
import { searchWords } from './schema/columns';

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

/** Every word of the term begins a word of the name (SRCH-01); an empty term matches everything, one without a word nothing. */
function condition(
  searchName: typeof users.searchName | typeof groups.searchName | typeof companies.searchName,
) {
  return (term: string): SQL | undefined => {
    if (term.trim() === '') return undefined;
    const query = toPrefixQuery(term);
    return query === null ? sql`false` : sql`${searchWords(searchName)} @@ to_tsquery('simple', ${query})`;
  };
}

/** For queries over `users`. */
export const matchesTerm = condition(users.searchName);
/** For queries over `groups`. */
export const groupMatchesTerm = condition(groups.searchName);
/** For queries over `companies`. */
export const companyMatchesTerm = condition(companies.searchName);

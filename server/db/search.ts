import { sql, type SQL } from 'drizzle-orm';
import { toSearchWords } from '@/shared/rules/searchWords';
import { companies, groups, users } from './schema';
import { searchWords } from './schema/columns';

/** Normalizes names or a text for searching: lower-case words without accents, each once. */
export function toSearchName(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(toSearchWords))].join(' ');
}

/**
 * Builds the tsquery of a search term: every word must begin a word of the name. Null for a term without words. Words
 * hold only letters and digits, so a term never contains an operator.
 */
export function toPrefixQuery(term: string): string | null {
  const words = toSearchWords(term);
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

/**
 * Every word of the term begins a word of the name (SRCH-01). An empty term matches everything, one without words
 * nothing.
 */
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

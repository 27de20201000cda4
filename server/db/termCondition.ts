import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from './schema/columns';
import { companies, groups, users } from './schema';
import { toPrefixQuery } from './search';

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

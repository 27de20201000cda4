import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Primary key: a 64-bit identity, a number here and a string on the wire. */
export const identity = () => bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();

/** A reference to such a key. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Moments are kept to the millisecond, so that what a client sends back compares equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Text that is compared byte by byte: prefix searches on it use plain b-tree indexes. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Words of a text, each with the index behind searches in it. */
export const wordsColumn = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** The words of a `search_name`, as its index keeps them; searches must write the expression the same way. */
export function searchWords(searchName: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${searchName})`;
}

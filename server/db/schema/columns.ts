import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Primary key: a 64-bit identity, a number here and a string on the wire. */
export const identity = () => bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();

/** Foreign key to such an identity. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** Timestamp to the millisecond, so that values sent back by clients compare equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Text compared byte by byte: plain b-tree indexes serve its prefix searches. */
export const bytewiseText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
});

/** Indexed words of a text. */
export const wordsColumn = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** Words of a `search_name`, exactly as its index expresses them; queries must use the same expression. */
export function searchWords(searchName: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${searchName})`;
}

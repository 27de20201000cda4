import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import type { ExportedFile } from './exportedFiles';

/** Rows that are read at once: bounds the memory. */
const pageRows = 500;

/** Reads the items of a file as JSON texts, a page at a time. */
export async function* itemsOf(
  db: Database,
  file: ExportedFile,
  memberId: number,
): AsyncGenerator<string, void, undefined> {
  for (let last = ''; ;) {
    const rows = await selectRows(
      db,
      sql`select jsonb_pretty(item) as item, at collate "C" as at from (${file.items(memberId)}) items
        where at collate "C" > ${last} order by at collate "C" limit ${pageRows}`,
    );
    for (const { item } of rows) yield String(item);
    const end = rows.at(-1);
    if (end === undefined || rows.length < pageRows) return;
    last = String(end.at);
  }
}

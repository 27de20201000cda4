import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sql, type SQL } from 'drizzle-orm';
import { selectRows, type Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/open';
import { findByName } from '../../server/modules/completions/memberSearch';
import { findTags } from '../../server/modules/completions/queries';
import { findCompanies, findGroups, findMembers } from '../../server/modules/search/queries';
import { listTagged } from '../../server/modules/search/tagSearch';
import { listMatching } from '../../server/modules/search/textSearch';
import { fillLargeCommunity } from './largeCommunity';

/** An empty PostgreSQL database, instead of the embedded one. */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const viewerId = 1;
const runs = 40;
const suggestions = { most: 8, enough: 8 };
const page = { limit: 10, offset: 0 };

/**
 * Milliseconds of each kind of search over 100,000 posts, and the query plan for a rare word. Every search must find
 * something.
 */
test('search in a large community', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kith-search-'));
  const database = await (databaseUrl === undefined ? openEmbedded(dir) : openPostgres(databaseUrl));
  try {
    const { db } = database;
    await fillLargeCommunity(db);
    const measured = await measure(db);
    console.table(measured);
    const empty = Object.entries(measured).filter(
      ([name, { found }]) => found === 0 && !name.endsWith('none'),
    );
    expect(empty).toEqual([]);
    for (const line of await explain(
      db,
      sql`select post_id from post_words
      where words @@ to_tsquery('simple', ${'77777:*'})`,
    ))
      console.log(line);
  } finally {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  }
});

async function measure(db: Database): Promise<Record<string, Record<string, number>>> {
  const posts = (term: string) => () => listMatching(db, viewerId, term, page);
  const tagged = (prefix: string) => () => listTagged(db, viewerId, prefix, page);
  const members = async (term: string) => ({
    count: (await findByName(db, viewerId, term, suggestions)).ids.length,
  });
  const tags = async (beginning: string) => ({
    count: (await findTags(db, viewerId, beginning, suggestions.most)).length,
  });
  const searches: Record<string, () => Promise<{ count: number }>> = {
    'posts: a word of all': posts('line'),
    'posts: the beginning of a word of all': posts('l'),
    'posts: a word of one in a hundred': posts('topic55'),
    'posts: two words': posts('line topic55'),
    'posts: a word of one': posts('77777'),
    'posts: a word of none': posts('absent'),
    'posts: #tag of one in a hundred': tagged('topic55'),
    'posts: #tag, the beginning of all': tagged('t'),
    'posts: #tag of none': tagged('absent'),
    'completion: @, the beginning of all': () => members('m'),
    'completion: @ of one': () => members('number777'),
    'completion: #, the beginning of all': () => tags('t'),
    'completion: # of one': () => tags('topic55'),
    'people: a word of all': () => findMembers(db, viewerId, 'member', page),
    'people: two words': () => findMembers(db, viewerId, 'mem number77', page),
    'groups: a word of all': () => findGroups(db, viewerId, 'group', page),
    'companies: a word of all': () => findCompanies(db, viewerId, 'company', page),
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [name, search] of Object.entries(searches)) {
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      found = (await search()).count;
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const rounded = (index: number) => Math.round((times[index] ?? 0) * 10) / 10;
    table[name] = {
      found,
      'p50 ms': rounded(runs / 2),
      'p95 ms': rounded(runs - 3),
      'max ms': rounded(runs - 1),
    };
  }
  return table;
}

async function explain(db: Database, query: SQL): Promise<string[]> {
  const rows = await selectRows(db, sql`explain analyze ${query}`);
  return rows.map((row) => String(row['QUERY PLAN']));
}

import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../server/db/database';
import type { Page } from '../../server/db/paging';
import { findByName } from '../../server/modules/completions/memberSearch';
import { listComments } from '../../server/modules/comments/queries';
import { listPeople } from '../../server/modules/network/queries';
import { listNotices } from '../../server/modules/notifications/queries';
import { presentNotices } from '../../server/modules/notifications/presenter';
import { findMembers } from '../../server/modules/search/queries';
import { listTagged } from '../../server/modules/search/tagSearch';
import { listBookmarks } from '../../server/modules/walls/lists';
import { busyId, busyPostId, lookerId } from './longLists';

const runs = 60;
/** Part of the names of the lists to measure; all of them without. */
const only = process.env['BENCH_LIST'] ?? '';
const files = { sign: () => '' };

type Figures = Record<string, number>;

/** Measures the first and the tenth page of each list, and completions, which have one page. */
export async function measureLists(db: Database): Promise<Record<string, Figures>> {
  const people = (viewerId: number, choice: { term?: string; sort?: 'name' | 'recent' }) => (page: Page) =>
    listPeople(db, viewerId, 'followers', busyId, {
      ...page,
      term: '',
      filter: 'all',
      sort: 'recent',
      ...choice,
    });
  const lists: Record<string, { perPage: number; read: (page: Page) => Promise<unknown> }> = {
    'comments of a post': {
      perPage: 6,
      read: (page) => listComments(db, lookerId, { postId: busyPostId, parentId: null }, page),
    },
    'own followers': { perPage: 20, read: people(busyId, {}) },
    "somebody's followers": { perPage: 20, read: people(lookerId, {}) },
    "somebody's followers by name": { perPage: 20, read: people(lookerId, { sort: 'name' }) },
    "somebody's followers, one letter": { perPage: 20, read: people(lookerId, { term: 'm' }) },
    'own bookmarks': { perPage: 10, read: (page) => listBookmarks(db, busyId, page) },
    'posts of a tag': { perPage: 10, read: (page) => listTagged(db, lookerId, 'everything', page) },
    'search for people, one letter': { perPage: 10, read: (page) => findMembers(db, lookerId, 'm', page) },
    'search for people, two letters': { perPage: 10, read: (page) => findMembers(db, lookerId, 'mu', page) },
    'search for people, a first name': {
      perPage: 10,
      read: (page) => findMembers(db, lookerId, 'muba', page),
    },
    'search for people, two words': {
      perPage: 10,
      read: (page) => findMembers(db, lookerId, 'muba ce', page),
    },
    'search for people, two letters apart': {
      perPage: 10,
      read: (page) => findMembers(db, lookerId, 'm c', page),
    },
    notifications: {
      perPage: 20,
      read: async (page) => presentNotices({ db, files }, busyId, (await listNotices(db, busyId, page)).ids),
    },
  };
  const completions = ['m', 'mu', 'muba', 'mubace', 'muba ce', 'm c', 'absent'];
  const clock = await cpuClock(db);
  const table: Record<string, Figures> = {};
  for (const [name, { perPage, read }] of Object.entries(lists)) {
    if (!name.includes(only)) continue;
    for (const page of [1, 10])
      table[`${name}, page ${page}`] = await figuresOf(
        () => read({ limit: perPage, offset: (page - 1) * perPage }),
        clock,
      );
  }
  for (const term of completions)
    if ('completion'.includes(only))
      table[`completion: ${term}`] = await figuresOf(
        () => findByName(db, lookerId, term, { most: 8, enough: 8 }),
        clock,
      );
  return table;
}

/** Runs a call until the figures are steady, ten seconds at most. */
async function figuresOf(call: () => Promise<unknown>, clock: () => number): Promise<Figures> {
  await call();
  const times: number[] = [];
  const [start, cpuStart] = [performance.now(), clock()];
  while (times.length < runs && performance.now() < start + 10_000) {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  }
  const cpu = (clock() - cpuStart) / times.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'CPU ms': rounded(cpu), runs: times.length };
}

const rounded = (figure: number) => Math.round(figure * 10) / 10;

/**
 * Milliseconds of processor time of this process and of a PostgreSQL on this machine: those of a busy one count too.
 */
async function cpuClock(db: Database): Promise<() => number> {
  const [row] = await selectRows(db, sql`select pg_backend_pid() as pid`);
  const file = `/proc/${String(row?.pid)}/stat`;
  const isHere = existsSync(file) && readFileSync(file, 'utf8').includes('postgres');
  return () => {
    const { user, system } = process.cpuUsage();
    // The 14th and 15th field, in hundredths of a second.
    const fields = isHere ? readFileSync(file, 'utf8').split(') ')[1]?.split(' ') : undefined;
    return (user + system) / 1000 + (Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0)) * 10;
  };
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/harness';
import { matrix } from '../testing/matrix/matrix';
import { actorKinds, type MatrixRow } from '../testing/matrix/matrixRow';
import { createMatrixWorld, type MatrixWorld } from '../testing/matrix/matrixWorld';
import { pictureForm, testPicture } from '../testing/pictures';

/** 20,000 of them are sent by `npm run test:requests`. */
const runs = Number(process.env.REQUEST_RUNS ?? 400);

/** Fewer requests than this are over before all code is compiled and all caches are full. */
const leastMeasured = 10_000;
const mostGrowth = 1.05;

/** Megabytes that this process holds once everything unused is collected, without the memory of the embedded engine. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

const server = await createTestServer();
const picture = await testPicture('png');
afterAll(() => server.close());

/** Values that calls are rarely made for. */
const texts = [
  ...['', ' ', '0', '-1', '1.5', '1e309', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '００', '٣'],
  ...['2147483648', '9223372036854775808', '-9223372036854775809', '9'.repeat(400), '0x10', '1,2', '1;2'],
  ...["' or 1=1 --", '%', '_', '\\', '\u0000', '\n', '\u202e', '\ufeff', '../..', '/', '?', '#', '__proto__'],
  ...[
    'constructor',
    'a'.repeat(5000),
    '👩‍👩‍👧‍👦'.repeat(300),
    'ẞ',
    'İ',
    '2026-02-30',
    '2026-11-25T00:00:00Z',
    'me',
    '@a',
    '#a',
  ],
] as const;
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'grapheme', maxLength: 20 }));
const value = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('id', 'key', 'name', '__proto__', 'length'), text),
  fc.jsonValue({ maxDepth: 3 }),
);
/** Names that calls read from an address. */
const asked = [
  ...[
    'page',
    'per_page',
    'q',
    'term',
    'sort',
    'filter',
    'type',
    'until',
    'ids',
    'ids[]',
    'user_id',
    'album_id',
  ],
  ...['group_id', 'company_id', 'as', 'month', 'category', 'privacy', 'tab', 'size', 'token', 'url', 'text'],
] as const;

/** Change of a call that the matrix makes. */
interface Change {
  /** Replaces a part of the path that names something. */
  part: { at: number; by: string } | null;
  query: Record<string, string>;
  /** Replaces a field of the body, or all of it. */
  body: { at: number; by: unknown; isAll: boolean } | null;
}

const change: fc.Arbitrary<Change> = fc.record({
  part: fc.option(fc.record({ at: fc.nat(5), by: text }), { freq: 1 }),
  query: fc.dictionary(fc.constantFrom(...asked), text, { maxKeys: 3 }),
  body: fc.option(fc.record({ at: fc.nat(9), by: value, isAll: fc.boolean() })),
});

/** A row and one of the actors, most often one whom the call lets in. */
const asking = fc.constantFrom(...matrix).chain((row) => {
  const welcome = actorKinds.filter((kind) => row.cells[kind] < 300);
  const anybody = fc.constantFrom(...actorKinds);
  const kind = welcome.length === 0 ? anybody : fc.oneof(anybody, ...welcome.map((one) => fc.constant(one)));
  return fc.record({ row: fc.constant(row), kind });
});

let world: MatrixWorld | null = null;

async function currentWorld(): Promise<MatrixWorld> {
  const found = world && (await server.deps.files.find(world.photoKey, 'thumb'));
  if (!world || !found) world = await createMatrixWorld(server);
  return world;
}

function changedPath(row: MatrixRow, path: string, { part, query }: Change): string {
  const [, registered = ''] = row.route.split(' ');
  const url = new URL(path, 'http://localhost:3000');
  const parts = url.pathname.split('/');
  const named = registered.split('/').flatMap((name, at) => (name.startsWith(':') ? [at] : []));
  const at = part && named[part.at % named.length];
  if (part && at) parts[at] = encodeURIComponent(part.by.toWellFormed());
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value.toWellFormed());
  return `${parts.join('/')}${url.search}`;
}

function changedBody(body: unknown, change: Change['body']): unknown {
  if (!change) return body;
  if (change.isAll || typeof body !== 'object' || body === null) return change.by;
  const names = Object.keys(body);
  const name = names[change.at % names.length] ?? 'name';
  return { ...body, [name]: change.by };
}

describe('requests of all kinds', () => {
  it(
    'SRV-05 ERR-01 are never answered with a fault of the server, whatever their parts hold',
    { timeout: Math.max(60_000, runs * 60) },
    async () => {
      let done = 0;
      const held: number[] = [];
      await fc.assert(
        fc.asyncProperty(asking, change, async ({ row, kind }, wanted) => {
          done += 1;
          if (runs >= leastMeasured && done % (runs / 4) === 0) held.push(heldMegabytes());
          const current = await currentWorld();
          const [method] = row.route.split(' ') as ['GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'];
          const path = changedPath(row, row.path(current), wanted);
          const token = current.tokens[kind];
          const body =
            row.sendsPicture === true
              ? pictureForm(picture, { fields: row.fields?.(current) ?? {} })
              : method === 'GET' || method === 'HEAD'
                ? undefined
                : changedBody(row.body?.(current), wanted.body);
          const answer = await server.undone(() =>
            server.call(method, path, {
              ...(token !== undefined && { token }),
              ...(body !== undefined && { body }),
              ...(row.headers !== undefined && { headers: row.headers }),
            }),
          );
          const sent = `${method} ${path} ${JSON.stringify(body)}`.slice(0, 300);
          expect(answer.status, `${sent}: ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        }),
        { numRuns: runs },
      );
      if (runs < leastMeasured) return;
      const [quarter = 0, , , all = Infinity] = held;
      console.warn(`Megabytes after each quarter of ${runs} requests:`, held.map(Math.round).join(', '));
      expect(all).toBeLessThan(quarter * mostGrowth);
    },
  );
});

import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsOf, functionsOf, isTest, offences, sourcesIn } from './sources';

/** The server's floors from the ground up: a file imports from its own floor and those before it. */
const floors: RegExp[] = [
  /^chain\//,
  /^server\/(clock|config|crash|durations|errors|log|projectRoot|secretKey|tokens|background|taskQueue|loadOnce)$/,
  /^server\/db\//,
  /^server\/backups\//,
  /^server\/adapters\//,
  /^server\/permissions\//,
  /^server\/http\//,
  /^server\/writing\//,
  /^server\/modules\//,
  /^server\/app\//,
  /^server\/(main|supervisor|admin|operator|migrate|backup|restore|runtime|housekeeping)$/,
];
/** Build tools, demo content and test equipment stay beside the floors. Only the start imports the demo content. */
const beside = /^server\/(bundling|dev|seed|testing)(\/|$)/;

/** The modules, in the one order in which they may use each other: a module uses those before it. */
const moduleOrder = [
  'people',
  'files',
  'notifications',
  'invitations',
  'linkPreviews',
  'auth',
  'emailUndo',
  'coins',
  'presence',
  'digests',
  'network',
  'completions',
  'imageProxy',
  'previews',
  'gifs',
  'publications',
  'communities',
  'groups',
  'companies',
  'shortVideos',
  'posts',
  'bookmarks',
  'comments',
  'votes',
  'reports',
  'moderation',
  'walls',
  'albums',
  'profiles',
  'settings',
  'ownData',
  'live',
  'search',
  'discover',
  'migration',
  'sentMessages',
  'operator',
  'system',
];
const maxFunctionLines = 80;
const maxFilesPerFolder = 30;

const all = [...sourcesIn('server'), ...sourcesIn('chain')];
const product = all.filter((source) => !isTest(source));
const onFloors = product.filter(({ path }) => !beside.test(path));

const floorOf = (path: string) => floors.findIndex((floor) => floor.test(path.replace(/\.tsx?$/, '')));
const moduleOf = (path: string) => /^server\/modules\/(\w+)/.exec(path)?.[1] ?? null;
const isOurs = (imported: string) => /^(server|chain)\//.test(imported);

describe("the server's floors", () => {
  it('reads the sources', () => {
    expect(onFloors.length).toBeGreaterThan(130);
    expect(onFloors.flatMap(({ imports }) => imports).filter(isOurs).length).toBeGreaterThan(400);
    for (const floor of floors)
      expect(onFloors.filter(({ path }) => floors[floorOf(path)] === floor).length).toBeGreaterThan(1);
  });

  it('hold every file', () => {
    expect(onFloors.filter(({ path }) => floorOf(path) === -1).map(({ path }) => path)).toEqual([]);
  });

  it('import downwards only', () => {
    const upward = offences(
      onFloors,
      (imported, { path }) => isOurs(imported) && !beside.test(imported) && floorOf(imported) > floorOf(path),
    );
    expect(upward).toEqual([]);
  });

  it('use nothing of what is beside them, but for the demo content at the start', () => {
    const used = offences(
      onFloors,
      (imported, { path }) =>
        beside.test(imported) && !(imported === 'server/seed' && path === 'server/runtime.ts'),
    );
    expect(used).toEqual([]);
  });
});

describe("the server's modules", () => {
  it('are all declared, and exist', () => {
    const modules = new Set(onFloors.map(({ path }) => moduleOf(path)).filter((name) => name !== null));
    expect([...modules].sort()).toEqual([...moduleOrder].sort());
  });

  it('use only those before them in the declared order', () => {
    const links = offences(onFloors, (imported, { path }) => {
      const [from, to] = [moduleOf(path), moduleOf(imported)];
      return from !== null && to !== null && from !== to;
    });
    expect(links.length).toBeGreaterThan(20);
    const undeclared = offences(onFloors, (imported, { path }) => {
      const [from, to] = [moduleOf(path), moduleOf(imported)];
      return from !== null && to !== null && moduleOrder.indexOf(to) > moduleOrder.indexOf(from);
    });
    expect(undeclared).toEqual([]);
  });
});

describe('size on the server', () => {
  it(`has no function over ${maxFunctionLines} lines`, () => {
    const functions = product.flatMap(functionsOf);
    expect(functions.length).toBeGreaterThan(500);
    const long = functions.filter(({ lines }) => lines > maxFunctionLines);
    expect(long.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  });

  it(`has no folder over ${maxFilesPerFolder} files`, () => {
    const counts = new Map<string, number>();
    for (const { path } of onFloors) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(30);
    expect([...counts].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });
});

describe('calls to other servers', () => {
  const door = 'server/adapters/outbound/exchange.ts';
  /** The operator's own store: its calls have a time, too, and pass on bodies of any size. */
  const store = 'server/adapters/files/s3Calls.ts';
  const server = product.filter(({ path }) => path.startsWith('server/') && !beside.test(path));

  it('go through the one module that limits their time and size', () => {
    const clients = /^(node:)?(https?|http2)$|^(undici|axios|node-fetch)$/;
    const others = offences(
      server,
      (imported, { path, typeImports, staticImports }) =>
        clients.test(imported) &&
        path !== door &&
        (staticImports.includes(imported) || !typeImports.includes(imported)),
    );
    // The server listens by the same package.
    expect(others.filter((offence) => offence !== 'server/http/listen.ts → node:http')).toEqual([]);
    expect(server.filter((source) => callsOf(source, 'fetch') > 0).map(({ path }) => path)).toEqual([store]);
    expect(callsOf({ path: 'chain/rpc.ts' }, 'fetch')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { isTest, longCommentsOf, offences, sourcesIn, type Source } from './sources';

/** Features in dependency order: each may import only those to its left. */
const featureOrder = [
  'device',
  'people',
  'session',
  'reports',
  'live',
  'coins',
  'presence',
  'network',
  'completions',
  'media',
  'pictures',
  'previews',
  'gifs',
  'muting',
  'posts',
  'writing',
  'comments',
  'walls',
  'wallet',
  'communities',
  'groups',
  'inCommon',
  'companies',
  'albums',
  'shortVideos',
  'notifications',
  'search',
  'invitations',
  'discover',
  'moderation',
  'settings',
  'firstEdition',
];
const floors = ['shared', 'features', 'pages', 'app'];
const maxLines = 300;
const maxColumns = 120;

const app = sourcesIn('src');
const server = sourcesIn('server');
const migration = sourcesIn('migration');
const chain = sourcesIn('chain');
const tests = sourcesIn('tests');
const product = [...app, ...server, ...migration].filter((source) => !isTest(source));

const floorOf = (path: string) => floors.indexOf(path.split('/')[1] ?? '');
const roomOf = (path: string) => (path.startsWith('src/features/') ? (path.split('/')[2] ?? '') : null);

describe('the layout', () => {
  it('reads the sources', () => {
    expect(app.length).toBeGreaterThan(100);
    expect(server.length).toBeGreaterThan(50);
    expect(migration.length).toBeGreaterThan(0);
    expect(app.flatMap(({ imports }) => imports).length).toBeGreaterThan(300);
  });

  it('imports downwards only: app, pages, features, shared', () => {
    const upward = offences(
      app.filter((source) => !isTest(source)),
      (imported, { path }) => imported.startsWith('src/') && floorOf(imported) > floorOf(path),
    );
    expect(upward).toEqual([]);
  });

  it('lets a feature use only those before it, in the declared order', () => {
    const rooms = new Set(app.map(({ path }) => roomOf(path)).filter((room) => room !== null));
    expect([...rooms].filter((room) => !featureOrder.includes(room))).toEqual([]);
    const undeclared = offences(app, (imported, { path }) => {
      const from = roomOf(path);
      const to = roomOf(imported);
      return from !== null && to !== null && featureOrder.indexOf(to) > featureOrder.indexOf(from);
    });
    expect(undeclared).toEqual([]);
  });

  it('keeps the root state inside app/', () => {
    const below = app.filter(({ path }) => !path.startsWith('src/app/'));
    expect(offences(below, (imported) => imported.startsWith('src/app/store'))).toEqual([]);
  });

  it('has no circular imports', () => {
    expect(cyclesOf(product)).toEqual([]);
  });

  it('keeps the bundles apart', () => {
    const wallet = /^(ethers|@metamask\/)/;
    const store = /^(redux|@reduxjs|react-redux|typed-redux-saga|axios)/;
    expect(offences([...app, ...server], (imported) => wallet.test(imported))).toEqual([]);
    expect(offences(migration, (imported) => store.test(imported))).toEqual([]);
    expect(
      offences(
        migration,
        (imported) =>
          /^(src|server)\//.test(imported) && !/^src\/shared\/(ui|styles|i18n|config|lib)\//.test(imported),
      ),
    ).toEqual([]);
  });

  /** Modules that the build writes into the early script. */
  const writtenByTheBuild = /^src\/(app\/early\/requestEarly|shared\/api\/(firstCalls|headers|token))$/;

  it('lets the server use only wire types, pure rules and limits of the app, and the app nothing of the server', () => {
    expect(
      offences(
        server.filter((source) => !isTest(source)),
        (imported) =>
          /^(src|migration)\//.test(imported) &&
          !/^src\/shared\/(wire|rules|config\/limits)/.test(imported) &&
          !writtenByTheBuild.test(imported),
      ),
    ).toEqual([]);
    expect(
      offences(
        app.filter((source) => !isTest(source)),
        (imported) => imported.startsWith('server/'),
      ),
    ).toEqual([]);
  });

  it('makes requests through the one client only', () => {
    const outside = app.filter(
      ({ path }) => !path.startsWith('src/shared/api/') && !/\.test\.tsx?$/.test(path),
    );
    expect(offences(outside, (imported) => imported === 'axios')).toEqual([]);
    const callers = outside.filter(({ imports }) => imports.includes('src/shared/api/client'));
    expect(callers.map(({ path }) => path).filter((path) => !/(^|\/)(api|flows)\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it(`has no file over ${maxLines} lines`, () => {
    const long = [...app, ...server, ...migration, ...tests].filter(({ lines }) => lines > maxLines);
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it(`has no comment over ${maxColumns} columns`, () => {
    const all = [...app, ...server, ...migration, ...chain, ...tests];
    expect(all.flatMap((source) => longCommentsOf(source, maxColumns))).toEqual([]);
  });

  it('has no file named utils, helpers, common or misc', () => {
    const drawers = [...product, ...tests].filter(({ path }) =>
      /\/(utils?|helpers?|common|misc)(\/|\.tsx?$)/i.test(path),
    );
    expect(drawers.map(({ path }) => path).filter((path) => !isNamedByContent(path))).toEqual([]);
  });
});

/** Exceptions named by their content rather than by one subject. */
function isNamedByContent(path: string): boolean {
  return path === 'src/shared/wire/common.ts' || path === 'src/shared/i18n/en/common.ts';
}

function cyclesOf(sources: Source[]): string[] {
  const known = new Map(sources.map((source) => [source.path.replace(/(\/index)?\.tsx?$/, ''), source]));
  const done = new Set<Source>();
  const cycles: string[] = [];
  const visit = (source: Source, trail: Source[]) => {
    if (trail.includes(source)) {
      cycles.push([...trail.slice(trail.indexOf(source)), source].map(({ path }) => path).join(' → '));
      return;
    }
    if (done.has(source)) return;
    for (const imported of source.imports.filter((path) => !source.typeImports.includes(path))) {
      const next = known.get(imported.replace(/\.tsx?$/, ''));
      if (next) visit(next, [...trail, source]);
    }
    done.add(source);
  };
  for (const source of sources) visit(source, []);
  return cycles;
}

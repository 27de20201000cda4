import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The rooms of `src/features`, in the one order in which they may use each other: a room uses rooms to its left. */
const featureOrder = [
  'device',
  'people',
  'session',
  'live',
  'coins',
  'presence',
  'network',
  'completions',
  'media',
  'pictures',
  'previews',
  'gifs',
  'reports',
  'muting',
  'posts',
  'writing',
  'comments',
  'walls',
  'communities',
  'groups',
  'companies',
  'albums',
  'shortVideos',
  'notifications',
  'search',
  'invitations',
  'discover',
  'moderation',
  'settings',
];
const floors = ['shared', 'features', 'pages', 'app'];
const maxLines = 300;

const root = resolve(import.meta.dirname, '..');

interface Source {
  /** Path from the repository's root. */
  path: string;
  lines: number;
  /** Imported files by their path from the root, and packages by their name. */
  imports: string[];
  /** Those that are only imported for their types: they are gone when the code runs. */
  typeImports: string[];
}

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readSource(join(folder, name)));
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => target(path, fileName));
  return { path, lines: text.split('\n').length - 1, imports, typeImports: typeImportsOf(path, text) };
}

function typeImportsOf(path: string, text: string): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({ importClause }) => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    .map(({ moduleSpecifier }) => moduleSpecifier)
    .filter((specifier) => ts.isStringLiteral(specifier))
    .map((specifier) => target(path, specifier.text));
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2));
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  return specifier;
}

const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path) || /(testing|testStore)/.test(path);
const app = sourcesIn('src');
const server = sourcesIn('server');
const migration = sourcesIn('migration');
const tests = sourcesIn('tests');
const product = [...app, ...server, ...migration].filter((source) => !isTest(source));

function offences(sources: Source[], isForbidden: (imported: string, source: Source) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((imported) => isForbidden(imported, source))
      .map((imported) => `${source.path} → ${imported}`),
  );
}

const floorOf = (path: string) => floors.indexOf(path.split('/')[1] ?? '');
const roomOf = (path: string) => (path.startsWith('src/features/') ? (path.split('/')[2] ?? '') : null);

describe('the house', () => {
  it('is seen by this test', () => {
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

  it('lets the server use only wire types, pure rules and limits of the app, and the app nothing of the server', () => {
    expect(
      offences(
        server.filter((source) => !isTest(source)),
        (imported) =>
          /^(src|migration)\//.test(imported) && !/^src\/shared\/(wire|rules|config\/limits)/.test(imported),
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

  it('has no drawers', () => {
    const drawers = [...product, ...tests].filter(({ path }) =>
      /\/(utils?|helpers?|common|misc)(\/|\.tsx?$)/i.test(path),
    );
    expect(drawers.map(({ path }) => path).filter((path) => !isNamedByContent(path))).toEqual([]);
  });
});

/** The wire's shared shapes and the texts of no one subject. */
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

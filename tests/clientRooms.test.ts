import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closureOf, functionsOf, isTest, sourcesIn, textOf, type Source } from './sources';

const maxFunctionLines = 80;
const maxFilesPerFolder = 30;

const client = sourcesIn('src').filter((source) => !isTest(source));
const named = (path: string) => client.filter((source) => source.path === path);
const features = client.filter(({ path }) => path.startsWith('src/features/'));
const routed = new Set(named('src/app/routes.ts').flatMap(({ imports }) => imports));
/** The pages of the routes; parts of a page run with its rooms. */
const pages = client.filter(({ path }) => routed.has(path.replace(/\.tsx$/, '')));
const migration = sourcesIn('migration').filter((source) => !isTest(source));

const roomOf = (path: string) => /^src\/features\/(\w+)\//.exec(path)?.[1] ?? null;

/** Exports of the kernel's makers: requests, resources, lists and toggles, with the room that declares them. */
const machines = features.flatMap((source) =>
  [...textOf(source).matchAll(/^export const (\w+) = create(?:Request|Resource|PagedList|Toggle)\b/gm)].map(
    ([, name]) => ({ name: name ?? '', room: roomOf(source.path) ?? '', source }),
  ),
);

describe('the rooms of the client', () => {
  it('reads the sources', () => {
    expect(features.length).toBeGreaterThan(300);
    expect(pages.length).toBeGreaterThan(20);
    expect(machines.length).toBeGreaterThan(60);
  });

  it('import each other as `@/features/…`, and their own files by relative paths', () => {
    const links = features.flatMap(({ path, specifiers, imports }) =>
      imports
        .map((imported, index) => ({ path, imported, specifier: specifiers[index] ?? '' }))
        .filter(({ imported }) => roomOf(imported) !== null),
    );
    expect(links.length).toBeGreaterThan(500);
    const odd = links.filter(
      ({ path, imported, specifier }) => specifier.startsWith('.') !== (roomOf(path) === roomOf(imported)),
    );
    expect(odd.map(({ path, specifier }) => `${path} → ${specifier}`)).toEqual([]);
  });

  it('declare every request, list and toggle that they make', () => {
    const undeclared = machines.filter(
      ({ name, room }) =>
        !features.some(
          (source) =>
            roomOf(source.path) === room &&
            textOf(source).includes(': Room = {') &&
            new RegExp(`\\b${name}\\b`).test(textOf(source)),
        ),
    );
    // The search room lists its four by kind.
    expect(undeclared.filter(({ room }) => room !== 'search').map(({ name }) => name)).toEqual([]);
  });

  it('are started by the app, never by an import', () => {
    const callers = client.filter(({ path }) => path !== 'src/shared/store/rooms.ts');
    const starting = callers.filter((source) => /\b(addRooms|runRooms|runRoom)\(/.test(textOf(source)));
    const called = callers.filter((source) => /\b(addRooms|runRooms|runRoom)\b/.test(textOf(source)));
    expect(starting.map(({ path }) => path)).toEqual([
      'src/app/KeptUploads.tsx',
      'src/app/lazyPage.tsx',
      'src/app/rootSaga.ts',
      'src/features/comments/resending.ts',
      'src/shared/ui/lazyPart/lazyRoomOverlay.tsx',
      'src/shared/ui/lazyPart/lazyRoomPart.tsx',
    ]);
    expect(called.map(({ path }) => path)).toEqual([
      'src/app/KeptUploads.tsx',
      'src/app/lazyPage.tsx',
      'src/app/rootSaga.ts',
      'src/features/comments/resending.ts',
      'src/features/notifications/bell.ts',
      'src/features/notifications/flows.ts',
      'src/shared/ui/lazyPart/lazyRoomOverlay.tsx',
      'src/shared/ui/lazyPart/lazyRoomPart.tsx',
    ]);
    const atTop = [...features, ...pages].filter((source) =>
      /^(?!add(?:Error)?Texts\()[a-zA-Z]\w*\(/m.test(textOf(source)),
    );
    expect(atTop.map(({ path }) => path)).toEqual([]);
  });

  it('run wherever a page can use them: with the app, with every member, or named by the page', () => {
    const everywhere = [...named('src/app/rootSaga.ts'), ...named('src/app/memberRooms.ts')].flatMap(
      (source) => [...closureOf(source, client)],
    );
    const missing = pages.flatMap((page) => {
      const used = closureOf(page, client, ({ imports }) => imports);
      const parts = client.filter(({ path }) => used.has(path.replace(/\.tsx$/, ''))).filter(bringsRooms);
      const running = new Set([
        ...everywhere,
        ...[page, ...parts].flatMap((source) => [...closureOf(source, client)]),
      ]);
      const rooms = machines
        .filter(({ source }) => used.has(source.path.replace(/\.tsx?$/, '')))
        .filter(({ source }) => usesFile(page, source, used))
        .map(({ room }) => room);
      return [...new Set(rooms)]
        .filter((room) => !running.has(`src/features/${room}/room`))
        .map((room) => `${page.path}: ${room}`);
    });
    expect(missing).toEqual([]);
  });
});

/** True for a part of a page that names the rooms with which it comes. */
const bringsRooms = (source: Source) => /^export (?:const rooms|\{[^}]*\brooms)\b/m.test(textOf(source));

/** True if a component or hook of the page itself uses the file; reactions and flows run with their own rooms. */
function usesFile(page: Source, file: Source, used: ReadonlySet<string>): boolean {
  const wanted = file.path.replace(/\.tsx?$/, '');
  return client.some(
    ({ path, imports }) =>
      imports.includes(wanted) &&
      (path === page.path || (/\/use\w+\.tsx?$|\.tsx$/.test(path) && used.has(path.replace(/\.tsx?$/, '')))),
  );
}

describe('size on the client', () => {
  it(`has no function over ${maxFunctionLines} lines`, () => {
    const functions = [...client, ...migration].flatMap(functionsOf);
    expect(functions.length).toBeGreaterThan(2000);
    const long = functions.filter(({ lines }) => lines > maxFunctionLines);
    expect(long.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  });

  it(`has no folder over ${maxFilesPerFolder} files, texts aside`, () => {
    const counts = new Map<string, number>();
    for (const { path } of [...client, ...migration].filter(
      ({ path }) => !/\/i18n\/en\/|Texts\.ts$/.test(path),
    ))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThan(60);
    expect([...counts].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });
});

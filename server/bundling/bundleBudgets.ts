import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { isEarlyScript } from './earlyScript.ts';

interface Budget {
  name: string;
  /** Modules that a first load needs, with their static imports. */
  modules: string[];
  /** Modules that are loaded already. */
  after?: string[];
  /** kB gzip. */
  script: number;
  style: number;
  /** Loaded only once it is asked for: no other budget may hold it. */
  isOnIntent?: true;
}

const app = 'index.html';
const swap = 'migration/index.html';
const members = ['src/app/shell/Frame.tsx', 'src/app/memberRooms.ts', 'src/shared/api/transport.ts'];
const feed = 'src/pages/feed/FeedPage.tsx';

/** Budgets of each entry's first load and of later routes (see "First load" in the README). */
const budgets: Budget[] = [
  { name: 'login', modules: [app, 'src/pages/entering/LoginPage.tsx'], script: 168, style: 10 },
  { name: 'sign-up', modules: [app, 'src/pages/entering/SignUpPage.tsx'], script: 168, style: 10 },
  { name: 'feed', modules: [app, ...members, feed], script: 206, style: 18 },
  { name: 'migration', modules: [swap], script: 103.5, style: 10 },
  { name: 'migration, connected', modules: [swap, 'migration/session/index.ts'], script: 143, style: 10 },
];
/** Code that cuts short videos. */
const cutting: Budget = {
  name: 'cutting short videos',
  modules: ['src/features/shortVideos/studio/mediaTools.ts', 'src/features/shortVideos/studio/joinTakes.ts'],
  after: [app, ...members, feed],
  script: 125,
  style: 0,
  isOnIntent: true,
};
const laterRoute = { script: 25, style: 10 };

/** Prints the weight of every entry and route, and fails the build beyond a budget. */
export function bundleBudgets(): Plugin {
  let isClientBuild = false;
  return {
    name: 'kith:bundle-budgets',
    apply: 'build',
    configResolved(config) {
      isClientBuild = !config.build.ssr;
    },
    generateBundle(_, bundle) {
      if (!isClientBuild) return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const routes = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((module) => /\/src\/pages\/.*Page\.tsx$/.test(module) && !module.endsWith(feed))
        .map((module) => module.slice(module.indexOf('src/pages/')))
        .map((module): Budget => ({
          name: module,
          modules: [module],
          after: [app, ...members, feed],
          ...laterRoute,
        }));
      const rows = [...budgets, ...routes, cutting].map((budget) => measure(budget, chunks, bundle));
      for (const row of rows) {
        this.info(
          `${row.name}: ${row.script.toFixed(1)} of ${row.budget.script} kB script, ${row.style.toFixed(1)} of ${row.budget.style} kB style`,
        );
      }
      const over = rows.filter((row) => row.script > row.budget.script || row.style > row.budget.style);
      if (over.length > 0) this.error(`Over budget: ${over.map(({ name }) => name).join(', ')}`);
      const hasty = rows.filter(({ budget, loaded }) => budget.isOnIntent !== true && holds(loaded, cutting));
      if (hasty.length > 0)
        this.error(`Load ${cutting.name} unasked: ${hasty.map(({ name }) => name).join(', ')}`);
    },
  };
}

function measure(budget: Budget, chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const loaded = closure(budget.modules, chunks);
  for (const chunk of closure(budget.after ?? [], chunks)) loaded.delete(chunk);
  const styles = new Set([...loaded].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return {
    name: budget.name,
    budget,
    loaded,
    script: total([...[...loaded].map(({ code }) => code), ...earlyScripts(budget, bundle)]),
    style: total([...styles].map((name) => textOf(bundle[name]))),
  };
}

/** The app's page runs the early script before its own chunks. */
function earlyScripts({ modules }: Budget, bundle: Rolldown.OutputBundle): string[] {
  if (!modules.includes(app)) return [];
  return Object.entries(bundle).flatMap(([name, output]) => (isEarlyScript(name) ? [textOf(output)] : []));
}

/** True if one of the chunks holds a module of the budget. */
function holds(loaded: ReadonlySet<Rolldown.OutputChunk>, { modules }: Budget): boolean {
  return [...loaded].some(({ moduleIds }) =>
    moduleIds.some((id) => modules.some((module) => id.endsWith(`/${module}`))),
  );
}

function closure(modules: string[], chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk)
      throw new Error(`No chunk for ${module}: the budgets name a module that is no entry or lazy route`);
    add(chunk);
  }
  return found;
}

function textOf(output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (output?.type !== 'asset') return '';
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
}

function total(texts: string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;
}

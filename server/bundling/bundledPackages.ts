import type { Plugin, Rolldown } from 'vite';
import { packageLists } from './packageLists.ts';

export type BundledChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'moduleIds' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'isEntry'
>;

const swap = 'migration/index.html';
const zeroAddress = `0x${'0'.repeat(40)}`;

/** Collects what an entry may ever load. */
function reachedFrom(entry: BundledChunk, chunks: readonly BundledChunk[]): BundledChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<BundledChunk>();
  const waiting = [entry];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...[...chunk.imports, ...chunk.dynamicImports].flatMap((name) => byName.get(name) ?? []));
  }
  return [...found];
}

const packageOf = (id: string) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [];

/**
 * Compares the packages of each entry with its list, and looks for addresses of contracts in the token swap, which come
 * from the settings alone. Answers what is wrong; nothing if all is as listed.
 */
export function complaintsAbout(
  chunks: readonly BundledChunk[],
  lists: Readonly<Record<string, readonly string[]>> = packageLists,
): string[] {
  return Object.entries(lists).flatMap(([name, listed]) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`));
    if (!entry) return [`${name} is no entry`];
    const reached = reachedFrom(entry, chunks);
    const packages = new Set(reached.flatMap(({ moduleIds }) => moduleIds.flatMap(packageOf)));
    const addresses =
      name === swap ? reached.flatMap(({ code }) => code.match(/\b0x[\da-f]{40}\b/gi) ?? []) : [];
    return [
      ...[...packages].filter((one) => !listed.includes(one)).map((one) => `${name} bundles ${one} unlisted`),
      ...listed.filter((one) => !packages.has(one)).map((one) => `${name} bundles ${one} no more`),
      ...addresses.filter((one) => one !== zeroAddress).map((one) => `${name} holds the address ${one}`),
    ];
  });
}

/** Fails the build where an entry bundles another package than `packageLists.ts` names, or the swap an address. */
export function bundledPackages(): Plugin {
  let isClientBuild = false;
  return {
    name: 'kith:bundled-packages',
    apply: 'build',
    configResolved(config) {
      isClientBuild = !config.build.ssr;
    },
    generateBundle(_, bundle) {
      if (!isClientBuild) return;
      const complaints = complaintsAbout(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (complaints.length > 0) this.error(`${complaints.join(', ')} (server/bundling/packageLists.ts)`);
    },
  };
}

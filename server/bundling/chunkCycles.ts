import type { Plugin } from 'vite';

/**
 * Fails the build where chunks import each other in a circle: one of them would run before what it needs, and the page
 * would stay empty. Chunks that leave out their imports (`laterParts.ts`) make that possible.
 */
export function chunkCycles(): Plugin {
  return {
    name: 'kith:chunk-cycles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}

/** Returns the names along a circle of imports, the first one again at the end; null if there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const imported of imports.get(name) ?? []) {
      const cycle = walk(imported, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = walk(name, []);
    if (cycle) return cycle;
  }
  return null;
}

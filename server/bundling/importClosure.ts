import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Full path of a file of the project. */
export const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Collects some modules, by their full paths, and all their static imports. */
export function importClosure(modules: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...modules];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...importsOf(id, context));
  }
  return found;
}

/** Index of a package, by the name that modules import it by, and its line for one of its exports. */
const indexes: { name: string; file: RegExp; line: (exported: string) => RegExp }[] = [
  {
    name: 'lucide-react',
    file: /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/,
    line: (exported) => new RegExp(`default as ${exported}\\b[^;]*from\\s*["']\\.([^"']+)["']`),
  },
  {
    name: 'radix-ui(?:/internal)?',
    file: /\/radix-ui\/dist\/(index|internal)\.mjs$/,
    line: (exported) => new RegExp(`\\* as ${exported} from "([^"]+)"`),
  },
];

/** Imports of a module; of an index only what the module names, not all that the package has. */
function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const module = context.getModuleInfo(id);
  return (module?.importedIds ?? []).flatMap((imported) => {
    const index = indexes.find(({ file }) => file.test(imported));
    if (!index) return [imported];
    const list = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${index.name}["']`);
    const names = list.exec(module?.code ?? '')?.[1] ?? '';
    const { code = '', importedIds = [] } = context.getModuleInfo(imported) ?? {};
    return names.split(',').flatMap((name) => {
      const exported = name.trim().split(/\s+as\s+/)[0] ?? '';
      const source = index.line(exported).exec(code ?? '')?.[1];
      return source === undefined
        ? []
        : importedIds.filter((file) => file.includes(`${source}/`) || file.endsWith(source));
    });
  });
}

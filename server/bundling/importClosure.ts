import { dirname, join } from 'node:path';
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

const iconIndex = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;

/** Imports of a module; of the icons only those that it names, not the index of all. */
function importsOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const module = context.getModuleInfo(id);
  const imported = module?.importedIds ?? [];
  const index = imported.find((name) => iconIndex.test(name));
  if (index === undefined) return imported;
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(module?.code ?? '')?.[1] ?? '';
  const icons = context.getModuleInfo(index)?.code ?? '';
  const files = names.split(',').flatMap((name) => {
    const exported = name.trim().split(/\s+as\s+/)[0] ?? '';
    const line = new RegExp(`default as ${exported}\\b[^;]*from\\s*["']\\./([^"']+)["']`).exec(icons);
    return line?.[1] === undefined ? [] : [join(dirname(index), line[1])];
  });
  return [...imported.filter((name) => name !== index), ...files];
}

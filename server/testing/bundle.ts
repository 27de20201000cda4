import { randomUUID } from 'node:crypto';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../projectRoot.ts';

/** Bundles a server module (a path from the project's root) like the product's build. Answers a path for node. */
export async function bundleForNode(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  const outDir = join(projectRoot, 'node_modules/.cache/kith', `${name}-${randomUUID()}`);
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(projectRoot, 'src') } },
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
  });
  return join(outDir, `${name}.js`);
}

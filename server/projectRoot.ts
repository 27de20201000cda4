import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json: found upwards from this module, so that files beside the code (migrations, demo
 * pictures, the built client) are found from the sources, from vitest and from `build/server/main.js` alike,
 * whatever the current directory is.
 */
export const projectRoot = findUp(import.meta.dirname);

function findUp(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${start}`);
    folder = parent;
  }
  return folder;
}

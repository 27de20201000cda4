import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of package.json, found upwards from this module. Locates files beside the code (migrations, demo pictures,
 * the built client) from sources, vitest and `build/server/main.js` alike, whatever the current directory.
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

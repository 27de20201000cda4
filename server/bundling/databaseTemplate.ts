import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Ships an empty, migrated database with the server's build, to shorten the first start. */
export function databaseTemplate(): Plugin {
  let outDir: string | null = null;
  let isWritten = false;
  return {
    name: 'kith:database-template',
    apply: 'build',
    configResolved(config) {
      if (config.build.ssr) outDir = join(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // Rollup calls this after a failure too, and a second error would hide the first.
      if (outDir === null || !isWritten) return;
      // Loaded here, so that other commands do not load the database.
      const { cachedTemplate, copyTemplate } = await import('../db/template.ts');
      const template = await cachedTemplate();
      await copyTemplate(template, join(outDir, basename(template)));
    },
  };
}

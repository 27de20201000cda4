import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Ships an empty, migrated database with the server's build, so that a first start need not make one. */
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
      // It is called after a failure too, and would hide that one behind its own.
      if (outDir === null || !isWritten) return;
      // Loaded here, so that commands that build no server do not load the database.
      const { cachedTemplate, copyTemplate } = await import('../db/template');
      const template = await cachedTemplate();
      await copyTemplate(template, join(outDir, basename(template)));
    },
  };
}

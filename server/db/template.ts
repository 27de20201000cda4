import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.ts';
import { wrapEmbedded } from './embedded.ts';
import { pgliteSettings, PreparedPglite } from './preparedPglite.ts';
import { migrationsFolder } from './schemaVersion.ts';

/*
 * A template is a migrated, empty data directory of the embedded database. Creating one takes seconds, so the build
 * ships one and a first start copies it.
 */

const enginePackage = join(projectRoot, 'node_modules/@electric-sql/pglite/package.json');

/** Identifies the schema: changes with every migration and engine version. */
export function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(enginePackage));
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

const shippedTemplate = (): string => join(projectRoot, 'build/server', `database-${schemaHash()}`);

/** Folder of the templates of builds and test runs. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache/kith');

/** Creates the template of the present schema in the cache, unless it exists. */
export async function cachedTemplate(): Promise<string> {
  const folder = join(cacheFolder, `database-${schemaHash()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  // Several processes may create it at once; the first to finish wins.
  const unfinished = `${folder}.${randomUUID()}`;
  const database = await wrapEmbedded(await PreparedPglite.open(unfinished, pgliteSettings));
  await database.close();
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

/** Copies a template to a new folder. An interrupted copy leaves no such folder. */
export async function copyTemplate(template: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(template, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

/** Copies the shipped template into a data directory without a database. The caller holds the directory's lock. */
export async function startFromTemplate(dataDir: string, template = shippedTemplate()): Promise<void> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder) && existsSync(template)) await copyTemplate(template, folder);
}

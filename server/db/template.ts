import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '../projectRoot';
import { migrationsFolder, pgliteSettings, wrapPglite } from './open';

/*
 * A template is a data directory of the embedded database, migrated and empty. Making one takes seconds; the build
 * makes it once and ships it, and a first start copies it.
 */

const enginePackage = join(projectRoot, 'node_modules/@electric-sql/pglite/package.json');

/** Changes whenever a migration or the engine does, so that a template of another schema is never used. */
export function schemaHash(): string {
  const hash = createHash('sha256').update(readFileSync(enginePackage));
  for (const name of readdirSync(migrationsFolder).sort())
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Where the build puts the template of the present schema, from the project's root. */
const shippedTemplate = (): string => join(projectRoot, 'build/server', `database-${schemaHash()}`);

/** Where templates are kept between builds and test runs. */
export const cacheFolder = join(projectRoot, 'node_modules/.cache/kith');

/** The template of the present schema in the cache; made when it is not there. */
export async function cachedTemplate(): Promise<string> {
  const folder = join(cacheFolder, `database-${schemaHash()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cacheFolder, { recursive: true });
  // Several processes may make it at once; the first one that is ready wins.
  const unfinished = `${folder}.${randomUUID()}`;
  const database = await wrapPglite(await PGlite.create(unfinished, pgliteSettings));
  await database.close();
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return folder;
}

/** Copies a template to a folder that does not exist; one that is interrupted leaves no such folder behind. */
export async function copyTemplate(template: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(template, unfinished, { recursive: true });
  await rename(unfinished, folder);
}

/**
 * Spares a data directory without a database the making of one, where the build shipped a template. The caller holds
 * the directory's lock.
 */
export async function startFromTemplate(dataDir: string, template = shippedTemplate()): Promise<void> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder) && existsSync(template)) await copyTemplate(template, folder);
}

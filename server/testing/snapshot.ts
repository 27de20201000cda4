import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteSettings } from '../db/preparedPglite';
import { cachedTemplate, cacheFolder, copyTemplate, schemaHash } from '../db/template';

const snapshotPath = () => join(cacheFolder, `database-${schemaHash()}.tar`);

/** Creates the migrated database that tests load into memory, unless the schema is unchanged. */
export async function writeMigratedSnapshot(): Promise<void> {
  const path = snapshotPath();
  const template = await cachedTemplate();
  if (existsSync(path)) return;
  const dir = await mkdtemp(join(tmpdir(), 'kith-snapshot-'));
  await copyTemplate(template, join(dir, 'db'));
  const client = await PGlite.create(join(dir, 'db'), pgliteSettings);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await rm(dir, { recursive: true });
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, Buffer.from(await dump.arrayBuffer()));
  await rename(temporary, path);
}

export function readMigratedSnapshot(): Buffer {
  return readFileSync(snapshotPath());
}

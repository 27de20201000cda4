import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAll, selectRows } from './database';
import { openEmbedded } from './embedded';
import { cachedTemplate, startFromTemplate } from './template';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kith-template-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the database template', () => {
  it('SRV-01 gives a first start a migrated, empty database, whatever an interrupted one left behind', async () => {
    await mkdir(join(dataDir, 'db.unfinished'));
    await writeFile(join(dataDir, 'db.unfinished/PG_VERSION'), 'half');
    await startFromTemplate(dataDir, await cachedTemplate());
    expect(await readdir(dataDir)).toEqual(['db']);
    const database = await openEmbedded(dataDir);
    expect(await selectRows(database.db, sql`select ${countAll} as members from users`)).toEqual([
      { members: 0 },
    ]);
    await database.close();
  });

  it('SRV-01 leaves a database that is there alone', async () => {
    await mkdir(join(dataDir, 'db'));
    await writeFile(join(dataDir, 'db/mine'), 'kept');
    await startFromTemplate(dataDir, await cachedTemplate());
    expect(await readdir(join(dataDir, 'db'))).toEqual(['mine']);
  });

  it('SRV-01 leaves the making of one to the engine where no template was shipped', async () => {
    await startFromTemplate(dataDir, join(dataDir, 'nothing'));
    expect(await readdir(dataDir)).toEqual([]);
  });
});

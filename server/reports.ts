import { existsSync } from 'node:fs';
import { readConfig } from './config';
import { lockDataDirectory } from './db/lock';
import { openEmbedded, openPostgres, type OpenDatabase } from './db/open';
import { terminalLog } from './log';
import { describeReports } from './modules/reports/service';

/*
 * `npm run reports`: prints members' reports (RPT-01), newest first. The embedded database allows one process, so
 * stop the server first; PostgreSQL allows both.
 */
async function printReports(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl, dataDir, publicUrl } = readConfig(process.env);
  const lock = databaseUrl === null ? await lockDataDirectory(dataDir) : null;
  try {
    const database: OpenDatabase =
      databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
    const found = await describeReports(database.db, publicUrl);
    terminalLog.info(found.length === 0 ? 'Nothing has been reported.' : found.join('\n\n'));
    await database.close();
  } finally {
    await lock?.release();
  }
}

printReports().catch((error: unknown) => {
  terminalLog.error(error instanceof Error ? error.message : 'The reports could not be read.');
  process.exitCode = 1;
});

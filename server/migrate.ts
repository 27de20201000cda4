import { existsSync } from 'node:fs';
import { openStoredJobs } from './adapters/jobs/storedJobs';
import { readConfig } from './config';
import { openPostgres } from './db/open';
import { silentLog, terminalLog } from './log';

/*
 * `npm run migrate`: brings the PostgreSQL database of DATABASE_URL to the schema of this version, tables of the jobs
 * included (OPS-03). Commands and servers that start together wait for each other.
 */
async function migrateDatabase(): Promise<string> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl, poolsTransactions } = readConfig(process.env);
  if (databaseUrl === null)
    return 'The embedded database is brought up to date at each start of the server. There is nothing to do.';
  const database = await openPostgres(databaseUrl, { poolsTransactions });
  try {
    await database.alone(async () => (await openStoredJobs({ run: database.run, log: silentLog })).stop());
    return database.isNewer
      ? 'A later version of the product has changed the schema. It was left as it is.'
      : 'The schema is up to date.';
  } finally {
    await database.close();
  }
}

migrateDatabase()
  .then((done) => terminalLog.info(done))
  .catch((error: unknown) => {
    terminalLog.error(error instanceof Error ? error.message : 'The schema could not be changed.');
    process.exitCode = 1;
  });

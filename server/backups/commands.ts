import { existsSync } from 'node:fs';
import { readConfig, type ServerConfig } from '../config';
import { postgresApart, type Apart } from '../db/apart';
import { lockDataDirectory } from '../db/lock';
import { openEmbedded } from '../db/embedded';
import { openPostgres } from '../db/open';
import { startFromTemplate } from '../db/template';
import { terminalLog } from '../log';
import { askServer, type BackupWish } from './operatorDoor';
import { findBackup } from './manifest';
import { restoreBackup } from './restore';
import { takeBackup, type BackupSummary } from './take';

type Settings = Pick<ServerConfig, 'dataDir' | 'backupDir' | 'databaseUrl' | 'poolsTransactions' | 's3'>;

/** `npm run backup`: of the running server, or of the data at rest. */
export async function backup(settings: Settings): Promise<BackupSummary> {
  const { dataDir, backupDir, databaseUrl } = settings;
  const place = { dataDir, backupDir, areFilesElsewhere: settings.s3 !== null };
  if (databaseUrl !== null)
    return takeBackup({ apart: postgresApart({ connectionString: databaseUrl }), ...place });
  return (
    (await askServer(dataDir, { command: 'backup', backupDir })) ??
    (await atRest(dataDir, (apart) => takeBackup({ apart, ...place })))
  );
}

/** `npm run restore`: into the running server's data, or into data at rest; `name` is the newest backup by default. */
export async function restore(
  settings: Settings,
  name: string | undefined,
  mayReplace: boolean,
): Promise<BackupSummary> {
  const { dataDir, backupDir, databaseUrl, poolsTransactions } = settings;
  const folder = await findBackup(backupDir, name);
  const target = { dataDir, folder, mayReplace, areFilesElsewhere: settings.s3 !== null };
  if (databaseUrl !== null) {
    // An empty database gets its tables.
    const database = await openPostgres(databaseUrl, { poolsTransactions });
    await database.close();
    const apart = postgresApart({ connectionString: databaseUrl });
    return restoreBackup({ apart, ...target });
  }
  const asked: BackupWish = { command: 'restore', folder, mayReplace };
  return (
    (await askServer(dataDir, asked)) ??
    (await atRest(dataDir, (apart) => restoreBackup({ apart, ...target })))
  );
}

/** Opens the embedded database while no server has it. */
async function atRest<T>(dataDir: string, work: (apart: Apart) => Promise<T>): Promise<T> {
  const lock = await lockDataDirectory(dataDir);
  try {
    await startFromTemplate(dataDir);
    const database = await openEmbedded(dataDir);
    try {
      return await work(database.apart);
    } finally {
      await database.close();
    }
  } finally {
    await lock.release();
  }
}

/** Runs a command of the terminal: reads the settings, prints what was done, or why not, and sets the exit code. */
export function runCommand(did: string, command: (settings: ServerConfig) => Promise<BackupSummary>): void {
  const start = performance.now();
  if (existsSync('.env')) process.loadEnvFile('.env');
  Promise.resolve()
    .then(() => command(readConfig(process.env)))
    .then(({ folder, tables, rows, files }) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      terminalLog.info(
        `${did} ${folder}: ${tables} tables with ${rows} rows, ${files} files, in ${seconds} s`,
      );
    })
    .catch((error: unknown) => {
      terminalLog.error(error instanceof Error ? error.message : 'The command failed.');
      process.exitCode = 1;
    });
}

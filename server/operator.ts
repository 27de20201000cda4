import { askServer } from './backups/operatorDoor';
import type { ServerConfig } from './config';
import { openEmbedded } from './db/embedded';
import { lockDataDirectory } from './db/lock';
import { openPostgres } from './db/open';
import { startFromTemplate } from './db/template';
import { actAsOperator } from './modules/operator/acts';

/**
 * Does an act of the operator (OPS-06): on PostgreSQL by itself, on the embedded database by the running server, or on
 * the data at rest. Answers what was done. Throws OperatorError, BackupError, DatabaseOpenError.
 */
export async function operate(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'poolsTransactions' | 'publicUrl'>,
  words: readonly string[],
): Promise<string> {
  const { dataDir, databaseUrl, poolsTransactions, publicUrl } = config;
  const actOn = async (opening: ReturnType<typeof openPostgres>) => {
    const database = await opening;
    try {
      return await actAsOperator({ db: database.db, publicUrl }, words);
    } finally {
      await database.close();
    }
  };
  // An act changes no schema.
  if (databaseUrl !== null) return actOn(openPostgres(databaseUrl, { mayMigrate: false, poolsTransactions }));
  const answer = await askServer(dataDir, { command: 'act', words: [...words] });
  if (answer !== null) return answer.said;
  const lock = await lockDataDirectory(dataDir);
  try {
    await startFromTemplate(dataDir);
    return await actOn(openEmbedded(dataDir));
  } finally {
    await lock.release();
  }
}

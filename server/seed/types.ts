import type { Files } from '../adapters/files/files';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { PasswordHasher } from '../adapters/passwordHasher';
import type { Database } from '../db/database';

/** What filling an empty database with the demo community needs (SRV-02). */
export interface SeedDeps {
  db: Database;
  files: Files;
  hasher: PasswordHasher;
  clock: Clock;
  log: Log;
}

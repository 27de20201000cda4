import type { Files } from '../adapters/files/files';
import type { VideoStore } from '../adapters/files/videoStore';
import type { PasswordHasher } from '../adapters/passwordHasher';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type { Log } from '../log';

/** Dependencies of the seeding (SRV-02). */
export interface SeedDeps {
  db: Database;
  files: Files;
  videos: VideoStore;
  hasher: PasswordHasher;
  clock: Clock;
  log: Log;
}

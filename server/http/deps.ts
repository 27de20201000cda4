import type { Files } from '../adapters/files/files';
import type { Gifs } from '../adapters/gifs/gifs';
import type { ImageProxy } from '../adapters/imageProxy';
import type { MailSender } from '../adapters/mail';
import type { Migration } from '../adapters/migration/migration';
import type { Outbound } from '../adapters/outbound/outbound';
import type { PasswordHasher } from '../adapters/passwordHasher';
import type { PostRegistry } from '../adapters/postRegistry';
import type { PreviewCache } from '../adapters/previewCache';
import type { SmsSender } from '../adapters/sms';
import type { Background } from '../background';
import type { Clock } from '../clock';
import type { ServerConfig } from '../config';
import type { Database } from '../db/database';
import type { Log } from '../log';
import type { RateLimiter } from './rateLimiter';

/** Everything the app needs from outside; nothing below `createApp` opens or starts anything of its own. */
export interface AppDeps {
  db: Database;
  config: ServerConfig;
  clock: Clock;
  mail: MailSender;
  sms: SmsSender;
  files: Files;
  /** The one way to fetch what a member names. */
  outbound: Outbound;
  imageProxy: ImageProxy;
  gifs: Gifs;
  previews: PreviewCache;
  /** Where posts are published (POST-10); they wait while there is none. */
  registry: PostRegistry | null;
  hasher: PasswordHasher;
  limiter: RateLimiter;
  log: Log;
  /** Work that an answer does not wait for. */
  background: Background;
  /** The token swap. */
  migration: Migration;
  /** Set when the server is told to stop, so that `/health` says so. */
  lifecycle: { isStopping: boolean };
}

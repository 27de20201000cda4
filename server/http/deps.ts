import type { Coins } from '../adapters/coins';
import type { Files } from '../adapters/files/files';
import type { VideoStore } from '../adapters/files/videoStore';
import type { Gifs } from '../adapters/gifs/gifs';
import type { ImageProxy } from '../adapters/imageProxy';
import type { Jobs } from '../adapters/jobs/jobs';
import type { KnownDevices } from '../adapters/knownDevices';
import type { MailSender } from '../adapters/mail';
import type { Metrics } from '../adapters/metrics/metrics';
import type { Migration } from '../adapters/migration/migration';
import type { Outbound } from '../adapters/outbound/outbound';
import type { PasswordHasher } from '../adapters/passwordHasher';
import type { PostRegistry } from '../adapters/postRegistry';
import type { PreviewCache } from '../adapters/previewCache';
import type { Readiness } from '../adapters/readiness';
import type { SmsSender } from '../adapters/sms';
import type { Streams } from '../adapters/streams';
import type { UnsubscribeTokens } from '../adapters/unsubscribeTokens';
import type { VideoTools } from '../adapters/video/video';
import type { Background } from '../background';
import type { Clock } from '../clock';
import type { ServerConfig } from '../config';
import type { Database } from '../db/database';
import type { Readable } from '../db/readable';
import type { Log } from '../log';
import type { OpenWeek } from '../permissions/openWeek';
import type { RateLimiter } from './rateLimiter';

/** All outside dependencies of the app; nothing below `createApp` opens or starts its own. */
export interface AppDeps {
  db: Database;
  /** Standby for reads that may be seconds behind. */
  readable: Readable;
  config: ServerConfig;
  clock: Clock;
  mail: MailSender;
  sms: SmsSender;
  files: Files;
  videos: VideoStore;
  videoTools: VideoTools;
  /** Work that is resumed after a restart. */
  jobs: Jobs;
  /** The only way to fetch an address that a member supplies. */
  outbound: Outbound;
  imageProxy: ImageProxy;
  gifs: Gifs;
  coins: Coins;
  previews: PreviewCache;
  /** Posts of the week for Discover. */
  openWeek: OpenWeek;
  /** Registry of published posts (POST-10); posts wait while it is null. */
  registry: PostRegistry | null;
  hasher: PasswordHasher;
  devices: KnownDevices;
  /** Rights in the links that end digest mails. */
  unsubscribeTokens: UnsubscribeTokens;
  limiter: RateLimiter;
  log: Log;
  metrics: Metrics;
  background: Background;
  /** Members' open event streams (LIVE-01). */
  streams: Streams;
  /** State of the token swap. */
  migration: Migration;
  /** Checks of `/ready`. */
  readiness: Readiness;
  /** `isStopping` is set when the server is asked to stop, `isMaintenance` by the operator while it runs (OPS-06). */
  lifecycle: { isStopping: boolean; isMaintenance: boolean };
}

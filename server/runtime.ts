import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createCoins } from './adapters/coins';
import { openFileStores, type FileStoresSettings } from './adapters/files/fileStores';
import { builtinGifs } from './adapters/gifs/builtinGifs';
import { createGifService } from './adapters/gifs/gifService';
import { createImageProxy } from './adapters/imageProxy';
import { openStoredJobs } from './adapters/jobs/storedJobs';
import { createKnownDevices } from './adapters/knownDevices';
import { createOutboxMailSender, createSmtpSender } from './adapters/mail';
import { serverGauges } from './adapters/metrics/gauges';
import { noMetrics } from './adapters/metrics/metrics';
import { createPrometheus } from './adapters/metrics/prometheus';
import { openMigration } from './adapters/migration/migration';
import { createOutbound } from './adapters/outbound/outbound';
import { createPasswordHasher, productionCost } from './adapters/passwordHasher';
import { createPreviewCache } from './adapters/previewCache';
import { createReadiness, freeBytesAt } from './adapters/readiness';
import { createGatewaySender, createOutboxSmsSender } from './adapters/sms';
import { createStreams } from './adapters/streams';
import { createUnsubscribeTokens } from './adapters/unsubscribeTokens';
import { createVideoTools } from './adapters/video/videoTools';
import { openOperatorDoor } from './backups/operatorDoor';
import { createBackground } from './background';
import { systemClock, type Clock } from './clock';
import type { ServerConfig } from './config';
import { fillCategories } from './db/categories';
import type { Database } from './db/database';
import { lockDataDirectory } from './db/lock';
import { openEmbedded } from './db/embedded';
import type { EngineSettings } from './db/engine/client';
import { openPostgres, type OpenDatabase } from './db/open';
import { onlyPrimary, openReadable, type Readable } from './db/readable';
import { users } from './db/schema';
import { startFromTemplate } from './db/template';
import { scheduleHousekeeping } from './housekeeping';
import type { AppDeps } from './http/deps';
import { createRateLimiter } from './http/rateLimiter';
import { countUse } from './http/rateWindows';
import type { Log } from './log';
import { scheduleDigests } from './modules/digests/sending';
import { scheduleDelivery } from './modules/live/delivery';
import { actAsOperator, OperatorError } from './modules/operator/acts';
import { scheduleMaintenance } from './modules/operator/maintenance';
import { schedulePublications } from './modules/publications/worker';
import { removeExpiredParts } from './modules/shortVideos/parts';
import { resumeVideos, workOnVideos } from './modules/shortVideos/preparing';
import { createOpenWeek } from './permissions/openWeek';
import { projectRoot } from './projectRoot';
import { readSecretKey } from './secretKey';
import { seedDemo } from './seed';
import { indexMissingWords } from './writing/missingWords';

const finishWithinMs = 5_000;
/** Modules that run beside the server. */
export interface BesideModules {
  /** Process that reads videos. */
  videoChild: string;
  /** Thread of the embedded database. */
  engine: string;
}

const builtModules: BesideModules = {
  videoChild: join(projectRoot, 'build/server/videoChild.js'),
  engine: join(projectRoot, 'build/server/engine.js'),
};

/** Open resources of a running server. */
export interface Runtime {
  deps: AppDeps;
  /** Figures of the process as text; null unless they have a port. */
  figures: (() => Promise<string>) | null;
  /** Finishes background work, writes everything and releases the data directory. */
  close: () => Promise<void>;
}

/**
 * Locks the data directory, opens the database, fills an empty one with the demo community, and creates the app's
 * dependencies. Throws DataDirectoryInUseError and DatabaseOpenError with messages for the terminal.
 */
export async function openRuntime(
  config: ServerConfig,
  log: Log,
  { videoChild, engine }: BesideModules = builtModules,
): Promise<Runtime> {
  const lock = await lockDataDirectory(config.dataDir);
  const clock = systemClock;
  const [database, migration] = await Promise.all([
    openDatabase(config, { worker: engine, silentSeconds: config.databaseTimeout, log }),
    openMigration(config, log),
  ]);
  const { db } = database;
  const secret = config.secretKey ?? (await readSecretKey(config.dataDir));
  const outbound = createOutbound({
    userAgent: `${config.productName}Preview/1.0 (+${config.publicUrl})`,
    testHosts: config.previewTestHosts,
  });
  const { files, videos } = await openFiles(config, { secret, clock, log });
  const jobs = await database.alone(() => openStoredJobs({ run: database.run, log }));
  const streams = createStreams();
  const prometheus =
    config.metrics === null ? null : createPrometheus(serverGauges({ database, jobs, streams }));
  const metrics = prometheus ?? noMetrics;
  const deps: AppDeps = {
    db,
    readable: openReads(config, database, log),
    config,
    clock,
    log,
    ...createSenders(config, db, clock),
    files,
    videos,
    videoTools: createVideoTools({ child: videoChild, engine: config.videoEngine }),
    jobs,
    outbound,
    imageProxy: createImageProxy({ outbound, secret, clock }),
    gifs: config.gifService === null ? builtinGifs : createGifService(config.gifService),
    coins: createCoins(config, clock, log),
    ...createCaches(clock),
    registry: migration.chain?.registry ?? null,
    hasher: createPasswordHasher(productionCost),
    devices: createKnownDevices({ secret, clock, isSecure: config.publicUrl.startsWith('https:') }),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    limiter: createRateLimiter({
      clock,
      scale: config.rateScale,
      countShared: (...use) => countUse(db, ...use),
      onReached: (limit) => metrics.limitReached(limit),
    }),
    migration,
    background: createBackground(log),
    streams,
    metrics,
    readiness: createReadiness({
      askDatabase: () => db.execute(sql`select 1`),
      freeBytes: () => freeBytesAt(config.dataDir),
    }),
    lifecycle: { isStopping: false, isMaintenance: false },
  };
  await database.alone(() => fill(deps));
  await removeExpiredParts(deps);
  await workOnVideos(deps, jobs);
  const closeDoor = await openDoor(deps, database);
  const schedules = startSchedules(deps);
  return {
    deps,
    figures: prometheus === null ? null : () => prometheus.text(),
    async close() {
      await closeDoor();
      for (const stop of schedules) stop();
      prometheus?.stop();
      deps.streams.close();
      await jobs.stop();
      // A mail service that does not answer must not keep the data open.
      await Promise.race([deps.background.settled(), setTimeout(finishWithinMs, undefined, { ref: false })]);
      await Promise.all([deps.readable.close(), database.close(), migration.chain?.stop()]);
      await lock.release();
    },
  };
}

function openFiles(
  { dataDir, s3 }: ServerConfig,
  common: Pick<FileStoresSettings, 'secret' | 'clock' | 'log'>,
) {
  return openFileStores({ dir: join(dataDir, 'files'), s3, ...common });
}

/** Answers that this process keeps in memory. */
function createCaches(clock: Clock): Pick<AppDeps, 'previews' | 'openWeek'> {
  return { previews: createPreviewCache(clock), openWeek: createOpenWeek(clock) };
}

/** Mails and text messages go to the outbox where no service is set. */
function createSenders(config: ServerConfig, db: Database, clock: Clock): Pick<AppDeps, 'mail' | 'sms'> {
  const { smtpUrl, mailFrom, smsGatewayUrl } = config;
  return {
    mail: smtpUrl === null ? createOutboxMailSender(db, clock) : createSmtpSender(smtpUrl, mailFrom),
    sms: smsGatewayUrl === null ? createOutboxSmsSender(db, clock) : createGatewaySender(smsGatewayUrl),
  };
}

/** PostgreSQL takes the operator's commands by itself. */
async function openDoor(deps: AppDeps, { apart }: OpenDatabase): Promise<() => Promise<void>> {
  const { config, log, streams, jobs } = deps;
  if (config.databaseUrl !== null) return () => Promise.resolve();
  return openOperatorDoor({
    apart,
    dataDir: config.dataDir,
    areFilesElsewhere: config.s3 !== null,
    log,
    act: (words) => actAsOperator({ db: deps.db, publicUrl: config.publicUrl }, words),
    isRefusal: (error) => error instanceof OperatorError,
    async onRestored() {
      // Readers look again when they return.
      for (const { end } of streams.listeners()) end();
      await resumeVideos(deps, jobs);
    },
  });
}

/** Adds what a new or older database lacks. */
async function fill(deps: AppDeps): Promise<void> {
  const { db, config } = deps;
  await fillCategories(db);
  await indexMissingWords(db);
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (anybody === undefined && config.isDemo) await seedDemo(deps);
}

/** Starts what the process does by the clock. Answers the end of each. */
const startSchedules = (deps: AppDeps): (() => void)[] => [
  scheduleHousekeeping(deps),
  schedulePublications(deps),
  scheduleDelivery(deps),
  scheduleDigests(deps),
  scheduleMaintenance(deps),
];

function openReads({ readUrl, poolsTransactions }: ServerConfig, { run }: OpenDatabase, log: Log): Readable {
  return readUrl === null
    ? onlyPrimary
    : openReadable({ url: readUrl, poolsTransactions, primary: run, log });
}

async function openDatabase(
  { databaseUrl, poolsTransactions, dataDir, mayMigrate }: ServerConfig,
  engine: EngineSettings,
): Promise<OpenDatabase> {
  if (databaseUrl === null) await startFromTemplate(dataDir);
  const database = await (databaseUrl === null
    ? openEmbedded(dataDir, engine)
    : openPostgres(databaseUrl, { mayMigrate, poolsTransactions }));
  if (database.isNewer)
    engine.log.warn('A later version of the product has changed the schema of the database.');
  return database;
}

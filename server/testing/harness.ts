import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql, TransactionRollbackError } from 'drizzle-orm';
import { createCoins } from '../adapters/coins';
import { openFileStores, type FileStores } from '../adapters/files/fileStores';
import { builtinGifs } from '../adapters/gifs/builtinGifs';
import { createGifService } from '../adapters/gifs/gifService';
import { createImageProxy } from '../adapters/imageProxy';
import { createKnownDevices } from '../adapters/knownDevices';
import { createOutboxMailSender } from '../adapters/mail';
import { noMetrics } from '../adapters/metrics/metrics';
import { closedMigration } from '../adapters/migration/migration';
import { createOutbound, type OutboundSettings } from '../adapters/outbound/outbound';
import { createPasswordHasher } from '../adapters/passwordHasher';
import { createPreviewCache } from '../adapters/previewCache';
import { createReadiness } from '../adapters/readiness';
import { createOutboxSmsSender } from '../adapters/sms';
import { createStreams } from '../adapters/streams';
import { createUnsubscribeTokens } from '../adapters/unsubscribeTokens';
import type { VideoTools } from '../adapters/video/video';
import { createApp, type App } from '../app/createApp';
import { createBackground } from '../background';
import { readConfig, type S3Settings, type ServerConfig } from '../config';
import { outboxMessages, type users } from '../db/schema';
import { onlyPrimary } from '../db/readable';
import type { AppDeps } from '../http/deps';
import { createRateLimiter } from '../http/rateLimiter';
import { countUse } from '../http/rateWindows';
import { silentLog } from '../log';
import { createOpenWeek } from '../permissions/openWeek';
import { createTestClock, type TestClock } from './clock';
import { insertMember, memberPassword, startTestSession, type MemberTraits } from './members';
import { sharedBucket } from './s3Server';
import { emptyDatabase, testDatabase } from './testDatabase';

/** `body` is the parsed JSON, or null without one. */
export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

export interface TestMember {
  id: number;
  row: typeof users.$inferSelect;
  token: string;
  password: string;
  call: <T = unknown>(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer<T>>;
}

type OutboxMessage = typeof outboxMessages.$inferSelect;

export interface TestServer {
  app: App;
  deps: AppDeps;
  db: AppDeps['db'];
  clock: TestClock;
  call: <T = unknown>(method: Method, path: string, options?: CallOptions) => Promise<Answer<T>>;
  /** Sent mails and texts, oldest first. */
  outbox: () => Promise<OutboxMessage[]>;
  /** Token in the newest link mailed to an address. */
  mailedToken: (email: string) => Promise<string>;
  /** Inserts a confirmed member and signs them in, without calls. */
  member: (traits?: MemberTraits) => Promise<TestMember>;
  /** Signs up, confirms and logs in through the calls. */
  signUp: (email: string) => Promise<{ token: string; email: string; password: string }>;
  /** Signs a member in on another device. */
  newSession: (memberId: number) => Promise<string>;
  /** Runs calls and rolls their changes back. */
  undone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Empties the database, clears the limits and resets the clock; run it before each test. */
  reset: () => Promise<void>;
  /** Store of the bytes of files. */
  objects: FileStores['objects'];
  /** Forgets of the files what is in no store, as a new process does. */
  reopenFiles: () => Promise<void>;
  /** Removes the files of this server; the database stays for the worker's next test file. */
  close: () => Promise<void>;
}

export interface TestServerOptions {
  env?: Record<string, string>;
  /** Outside network; by default only hosts of PREVIEW_TEST_HOSTS are reachable. */
  outbound?: Partial<OutboundSettings>;
  /** 1000 unless a test is about the limits. */
  rateScale?: number;
  /** Prepares short videos; without them every one counts as unreadable. */
  videoTools?: VideoTools;
  /** Bucket of the files; by default the disk, with `TEST_S3=on` a bucket of this server alone. */
  s3?: S3Settings;
  /** Time after each reset; default: the present. */
  now?: Date;
}

/** False where a part of a file is stored at its end only, so that nobody can watch it grow. */
export const doPartsGrow = process.env.TEST_S3 !== 'on';

const defaultNow = new Date('2026-03-04T09:30:00.000Z');
const noVideoTools: VideoTools = {
  hasEngine: false,
  prepare: () => Promise.resolve({ fault: 'videoNotReadable' }),
};
const secret = 'a secret for tests, long enough';
const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Creates the shipped server on the worker's test database, for server tests and browser-side tests. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const start = options.now ?? defaultNow;
  const database = await testDatabase();
  const clock = createTestClock(start);
  const config: ServerConfig = {
    ...readConfig({ PUBLIC_URL: 'http://localhost:3000', ...options.env }),
    rateScale: options.rateScale ?? 1000,
  };
  const dir = join(tmpdir(), `kith-test-${process.pid}-${randomUUID()}`);
  const s3 = options.s3 ?? (process.env.TEST_S3 === 'on' ? await sharedBucket() : null);
  const openStores = () => openFileStores({ dir, s3, secret, clock, log: silentLog });
  const stores = await openStores();
  const hasher = createPasswordHasher(cheapCost);
  const passwordHash = await hasher.hash(memberPassword);
  // Outside names do not resolve in tests: only mapped ones are reached.
  const outbound = createOutbound({
    userAgent: 'KithPreview/1.0',
    resolve: () => Promise.resolve([]),
    testHosts: config.previewTestHosts,
    ...options.outbound,
  });
  const newLimiter = () =>
    createRateLimiter({
      clock,
      scale: config.rateScale,
      countShared: (...use) => countUse(deps.db, ...use),
      onReached: (limit) => deps.metrics.limitReached(limit),
    });
  const caches = () => ({ previews: createPreviewCache(clock), openWeek: createOpenWeek(clock) });
  const deps: AppDeps = {
    db: database.db,
    readable: onlyPrimary,
    config,
    clock,
    // Read through `deps`, so that they follow a test into its transaction.
    mail: { send: (mail) => createOutboxMailSender(deps.db, clock).send(mail) },
    sms: { send: (sms) => createOutboxSmsSender(deps.db, clock).send(sms) },
    files: stores.files,
    videos: stores.videos,
    videoTools: options.videoTools ?? noVideoTools,
    // The job of a call is done where a test asks for it.
    jobs: { send: () => Promise.resolve() },
    outbound,
    imageProxy: createImageProxy({ outbound, secret, clock }),
    gifs: config.gifService === null ? builtinGifs : createGifService(config.gifService),
    coins: createCoins(config, clock, silentLog),
    ...caches(),
    registry: null,
    hasher,
    devices: createKnownDevices({ secret, clock, isSecure: config.publicUrl.startsWith('https:') }),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    limiter: newLimiter(),
    log: silentLog,
    metrics: noMetrics,
    migration: closedMigration(config, silentLog),
    background: createBackground(silentLog),
    streams: createStreams(),
    readiness: createReadiness({
      askDatabase: () => deps.db.execute(sql`select 1`),
      freeBytes: () => Promise.resolve(Number.MAX_SAFE_INTEGER),
    }),
    lifecycle: { isStopping: false, isMaintenance: false },
  };
  const app = createApp(deps);
  let serial = 0;

  async function call<T>(
    method: Method,
    path: string,
    { token, body, headers, address }: CallOptions = {},
  ): Promise<Answer<T>> {
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { 'X-Token': token }),
        ...(body === undefined || isForm(body) ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm(body) ? body : JSON.stringify(body) }),
    });
    const env = { incoming: { socket: { remoteAddress: address ?? '127.0.0.1' } } };
    const response = await app.fetch(request, env);
    await deps.background.settled();
    const text = await textOf(response);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const parsed: unknown = text === '' ? null : isJson ? JSON.parse(text) : text;
    return { status: response.status, body: parsed as T, headers: response.headers };
  }

  async function outbox() {
    await deps.background.settled();
    return deps.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id));
  }

  async function mailedToken(email: string): Promise<string> {
    const message = (await outbox()).findLast(({ recipient }) => recipient === email);
    const token = /[?&]token=([\w-]+)/.exec(message?.body ?? '')?.[1];
    if (token === undefined) throw new Error(`No link was mailed to ${email}`);
    return token;
  }

  return {
    app,
    deps,
    db: deps.db,
    clock,
    call,
    outbox,
    mailedToken,
    objects: stores.objects,
    async reopenFiles() {
      const { files, videos } = await openStores();
      Object.assign(deps, { files, videos });
    },
    newSession: (memberId) => startTestSession(deps, memberId),
    async member(traits = {}) {
      serial += 1;
      const row = await insertMember(deps, serial, passwordHash, traits);
      const token = await startTestSession(deps, row.id);
      return {
        id: row.id,
        row,
        token,
        password: memberPassword,
        call: (method, path, body, headers) => call(method, path, { token, body, headers }),
      };
    },
    async signUp(email) {
      const password = memberPassword;
      await call('POST', '/api/users/register', {
        body: { email, plainPassword: password, firstName: 'Sam', lastName: 'Newcomer' },
      });
      await call('GET', `/api/users/confirm?token=${await mailedToken(email)}`);
      const login = await call<{ token: string }>('POST', '/api/users/auth', {
        body: { email, plainPassword: password },
      });
      return { token: login.body.token, email, password };
    },
    async undone(work) {
      const results: Awaited<ReturnType<typeof work>>[] = [];
      try {
        await database.db.transaction(async (tx) => {
          deps.db = tx;
          results.push(await work());
          tx.rollback();
        });
      } catch (error) {
        if (!(error instanceof TransactionRollbackError)) throw error;
      } finally {
        deps.db = database.db;
      }
      const [result] = results;
      if (result === undefined) throw new TypeError('The work answered nothing');
      return result;
    },
    async reset() {
      serial = 0;
      clock.set(start);
      deps.limiter = newLimiter();
      Object.assign(deps, caches());
      deps.registry = null;
      deps.lifecycle = { isStopping: false, isMaintenance: false };
      await emptyDatabase(database);
    },
    close: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Text of an answer. A stream has no end to wait for. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) return response.text();
  await response.body?.cancel();
  return '';
}

function isForm(body: unknown): body is FormData {
  return typeof body === 'object' && body !== null && 'append' in body && 'getAll' in body;
}

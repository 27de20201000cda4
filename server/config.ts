import { join, resolve } from 'node:path';
import { z } from 'zod';
import { usualLogFormat, type LogFormat } from './log';

/** Settings, read from the environment once at the start. */
export interface ServerConfig {
  port: number;
  host: string;
  dataDir: string;
  /** Folder of the backups (OPS-05). */
  backupDir: string;
  /** Lines for machines or for people (OPS-04). */
  logFormat: LogFormat;
  /** Address at which the figures of the process are read (OPS-04); null without a port. */
  metrics: { host: string; port: number } | null;
  /** Origin of mailed links; never taken from a request. */
  publicUrl: string;
  databaseUrl: string | null;
  /** True when DATABASE_URL is a pooler that gives a connection for one transaction (OPS-03). */
  poolsTransactions: boolean;
  /** Standby of DATABASE_URL for reads that may be seconds behind (OPS-03). */
  readUrl: string | null;
  /** Bucket that keeps pictures and videos in place of DATA_DIR (OPS-03). */
  s3: S3Settings | null;
  /** False when only `npm run migrate` changes the schema of DATABASE_URL (OPS-03). */
  mayMigrate: boolean;
  /** Seconds without an answer after which the embedded database is ended and started anew (OPS-02). */
  databaseTimeout: number;
  smtpUrl: string | null;
  mailFrom: string;
  smsGatewayUrl: string | null;
  /** True where this machine alone reaches the server. */
  isLocal: boolean;
  /** True when `/outbox` shows the messages that were not sent. */
  isOutboxOpen: boolean;
  /** True when OUTBOX=on opens it, also to other machines. */
  isOutboxForced: boolean;
  isMaintenance: boolean;
  /** Number of proxies in front whose X-Forwarded-For entries count. */
  trustedHops: number;
  rateScale: number;
  isDemo: boolean;
  /**
   * Key of signatures, such as those of private files' addresses; generated and kept in the data directory when unset.
   */
  secretKey: string | null;
  productName: string;
  coinsUrl: string | null;
  /** True when invented prices stand in for a coin service. */
  isCoinsDemo: boolean;
  /** Other sites are told the name and tile of pages that are open to everybody (HOUR-02). */
  hasPublicPreviews: boolean;
  /** GIPHY-compatible service; null uses the built-in animations. */
  gifService: { url: string; key: string; hosts: string[] } | null;
  /** Hosts besides this one whose pictures the app shows. */
  mediaHosts: string[];
  /** Names of test servers, reached without checks; allowed on loopback servers only. */
  previewTestHosts: Map<string, { host: string; port: number }>;
  /** File with the settings of the migration page. */
  migrationSettings: string | null;
  /** True when the server runs a chain for the migration page. */
  isLocalChain: boolean;
  /** Port of the local chain; 0 takes a free one. */
  chainPort: number;
  /** The operator's ffmpeg, which normalises short videos (CLIP-02); null without one. */
  videoEngine: string | null;
  /** Service for confirmation times, and its key. */
  gasEstimateUrl: string | null;
  gasEstimateKey: string | null;
}

/** A bucket of an S3 store, addressed by path. */
export interface S3Settings {
  /** Origin of the store. */
  endpoint: string;
  bucket: string;
  /** Begins the names of all objects; empty, or ends with `/`. */
  prefix: string;
  region: string;
  accessKey: string;
  secret: string;
}

const entriesOf = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== '');
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
const flag = (on: string, off: string) =>
  z.enum([on, off], { message: `must be ${on} or ${off}` }).transform((value) => value === on);
const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  BACKUP_DIR: z.string().min(1).optional(),
  LOG_FORMAT: z.enum(['json', 'text'], { message: 'must be json or text' }).optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOLER: z.literal('transaction', { message: 'must be transaction or unset' }).optional(),
  DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
  S3_URL: z
    .string()
    .transform(s3Of)
    .refine((s3) => s3 !== null, 'must be https://KEY:SECRET@HOST/BUCKET, or more as .env.example says')
    .optional(),
  MIGRATE: flag('on', 'off').default(true),
  DATABASE_TIMEOUT: whole(5, 3_600).default(30),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Kith <no-reply@kith.example>'),
  SMS_GATEWAY_URL: url('http:', 'https:').optional(),
  OUTBOX: flag('on', 'off').optional(),
  MAINTENANCE: flag('true', 'false').default(false),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_SCALE: z
    .string()
    .transform(Number)
    .refine((value) => value > 0 && value <= 1_000_000, 'must be a number above 0')
    .default(1),
  DEMO: flag('on', 'off').default(true),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PRODUCT_NAME: z.string().min(1).max(40).default('Kith'),
  COINS_URL: url('http:', 'https:').optional(),
  COINS_DEMO: flag('true', 'false').default(false),
  PUBLIC_PREVIEWS: flag('true', 'false').default(false),
  GIF_SERVICE_URL: url('https:', 'http:').optional(),
  GIF_SERVICE_KEY: z.string().max(200).default(''),
  GIF_SERVICE_HOSTS: z.string().default('giphy.com'),
  MEDIA_HOSTS: z
    .string()
    .default('')
    .transform(entriesOf)
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(host)),
      'must be host names, such as pictures.example',
    ),
  PREVIEW_TEST_HOSTS: z.string().default(''),
  MIGRATION_SETTINGS: z.string().optional(),
  LOCAL_CHAIN: flag('on', 'off').optional(),
  CHAIN_PORT: whole(0, 65_535).default(0),
  VIDEO_ENGINE: z.string().min(1).max(1000).optional(),
  GAS_ESTIMATE_URL: url('http:', 'https:').optional(),
  GAS_ESTIMATE_KEY: z.string().optional(),
});

/** Wrong settings; the message names every wrong variable. */
export class ConfigError extends Error {}

const loopback = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** True for a name that only this machine reaches. */
export const isLoopback = (host: string): boolean => loopback.has(host);

/** Reads and checks the settings. Throws ConfigError with one line per wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.S3_URL !== undefined && values.SECRET_KEY === undefined)
    throw new ConfigError(
      'SECRET_KEY must be set with DATABASE_URL and S3_URL: several servers share them, and each must know the addresses that another one signed',
    );
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_READ_URL is a standby of DATABASE_URL, which must be set too');
  const authority = values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://${authority}:${values.PORT}`);
  const isLocal = isLoopback(values.HOST) && isLoopback(publicUrl.hostname) && values.TRUST_PROXY === 0;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    logFormat: values.LOG_FORMAT ?? usualLogFormat(),
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    publicUrl: publicUrl.origin,
    databaseUrl: values.DATABASE_URL ?? null,
    poolsTransactions: values.DATABASE_POOLER === 'transaction',
    readUrl: values.DATABASE_READ_URL ?? null,
    s3: values.S3_URL ?? null,
    mayMigrate: values.MIGRATE,
    databaseTimeout: values.DATABASE_TIMEOUT,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    smsGatewayUrl: values.SMS_GATEWAY_URL ?? null,
    isLocal,
    isOutboxForced: values.OUTBOX === true,
    isOutboxOpen: values.OUTBOX ?? (isLocal && values.SMTP_URL === undefined),
    isMaintenance: values.MAINTENANCE,
    trustedHops: values.TRUST_PROXY,
    rateScale: values.RATE_SCALE,
    isDemo: values.DEMO,
    secretKey: values.SECRET_KEY ?? null,
    productName: values.PRODUCT_NAME,
    coinsUrl: values.COINS_URL ?? null,
    isCoinsDemo: values.COINS_DEMO,
    hasPublicPreviews: values.PUBLIC_PREVIEWS,
    gifService:
      values.GIF_SERVICE_URL === undefined
        ? null
        : {
            url: values.GIF_SERVICE_URL,
            key: values.GIF_SERVICE_KEY,
            hosts: entriesOf(values.GIF_SERVICE_HOSTS),
          },
    mediaHosts: values.MEDIA_HOSTS,
    previewTestHosts: testHosts(values.PREVIEW_TEST_HOSTS, isLocal),
    migrationSettings: values.MIGRATION_SETTINGS === undefined ? null : resolve(values.MIGRATION_SETTINGS),
    isLocalChain: values.MIGRATION_SETTINGS === undefined && (values.LOCAL_CHAIN ?? isLocal),
    chainPort: values.CHAIN_PORT,
    videoEngine: values.VIDEO_ENGINE ?? null,
    gasEstimateUrl: values.GAS_ESTIMATE_URL ?? null,
    gasEstimateKey: values.GAS_ESTIMATE_KEY ?? null,
  };
}

/** `https://KEY:SECRET@host[:port]/bucket[/prefix][?region=…]`; null for anything else. */
function s3Of(value: string): S3Settings | null {
  if (!URL.canParse(value)) return null;
  const { protocol, origin, username, password, pathname, searchParams } = new URL(value);
  const [, bucket, prefix = ''] =
    /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(pathname) ?? [];
  const isWhole = ['http:', 'https:'].includes(protocol) && username !== '' && password !== '';
  if (!isWhole || bucket === undefined) return null;
  return {
    endpoint: origin,
    bucket,
    prefix: prefix === '' ? '' : `${prefix.slice(1)}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  };
}

/** `name=127.0.0.1:port,…` */
function testHosts(list: string, isLocal: boolean): ServerConfig['previewTestHosts'] {
  const entries = entriesOf(list);
  if (entries.length > 0 && !isLocal)
    throw new ConfigError('PREVIEW_TEST_HOSTS is for a server that listens to this machine only');
  return new Map(
    entries.map((entry) => {
      const [, name, host, port] = /^([a-z0-9.-]+)=(127\.0\.0\.1):(\d{1,5})$/.exec(entry) ?? [];
      if (name === undefined || host === undefined || !(Number(port) <= 65_535))
        throw new ConfigError(`PREVIEW_TEST_HOSTS has an entry that is not name=127.0.0.1:port: ${entry}`);
      return [name, { host, port: Number(port) }];
    }),
  );
}

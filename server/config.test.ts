import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

describe('settings', () => {
  it('SRV-01 need none', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: null,
      poolsTransactions: false,
      readUrl: null,
      isDemo: true,
      isMaintenance: false,
      trustedHops: 0,
      rateScale: 1,
      migrationSettings: null,
      isLocalChain: true,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'kith.example'],
    ['PUBLIC_URL', 'ftp://kith.example'],
    ['DATABASE_URL', 'mysql://localhost/kith'],
    ['DATABASE_POOLER', 'session'],
    ['DATABASE_READ_URL', 'https://localhost/kith'],
    ['DATABASE_READ_URL', 'postgres://localhost/kith'],
    ['S3_URL', 'https://files.example/bucket'],
    ['S3_URL', 'https://key:secret@files.example'],
    ['S3_URL', 's3://key:secret@files.example/bucket'],
    ['S3_URL', 'https://key:secret@files.example/bucket/a<b'],
    ['SMTP_URL', 'mail.example'],
    ['SMS_GATEWAY_URL', 'file:///etc/passwd'],
    ['OUTBOX', 'yes'],
    ['LOG_FORMAT', 'xml'],
    ['METRICS_PORT', 'on'],
    ['MAINTENANCE', 'on'],
    ['TRUST_PROXY', 'true'],
    ['RATE_SCALE', '0'],
    ['DEMO', 'no'],
    ['SECRET_KEY', 'short'],
    ['LOCAL_CHAIN', 'yes'],
    ['CHAIN_PORT', 'any'],
    ['GAS_ESTIMATE_URL', 'api.example'],
    ['GIF_SERVICE_URL', 'api.example'],
    ['MEDIA_HOSTS', 'https://pictures.example'],
    ['MEDIA_HOSTS', 'pictures.example; script-src *'],
    ['MEDIA_HOSTS', '*'],
    ['PREVIEW_TEST_HOSTS', 'news.example'],
    ['PREVIEW_TEST_HOSTS', 'news.example=10.0.0.1:80'],
    ['PREVIEW_TEST_HOSTS', 'news.example=127.0.0.1:70000'],
  ])('SRV-01 names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('SRV-01 names all that are wrong at once, and takes empty ones as not set', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*\n.*DEMO/);
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it('OPS-03 take a bucket as one address, and say nothing of it when it is wrong', () => {
    const url = 'https://key:se%2Fcret@files.example:9000/kith/site?region=eu-central-1';
    expect(readConfig({ S3_URL: url }).s3).toEqual({
      ...{ endpoint: 'https://files.example:9000', bucket: 'kith', prefix: 'site/', region: 'eu-central-1' },
      ...{ accessKey: 'key', secret: 'se/cret' },
    });
    expect(readConfig({ S3_URL: 'http://k:s@127.0.0.1/kith' }).s3).toMatchObject({
      ...{ prefix: '', region: 'us-east-1' },
    });
    expect(() => readConfig({ S3_URL: 'https://key:hidden@files.example' })).not.toThrow(/hidden/);
  });

  it('OPS-03 need the key of signatures where servers share a database and a bucket', () => {
    const S3_URL = 'https://key:secret@files.example/kith';
    const DATABASE_URL = 'postgres://localhost/kith';
    expect(() => readConfig({ S3_URL, DATABASE_URL })).toThrow(/SECRET_KEY must be set/);
    const whole = { S3_URL, DATABASE_URL, SECRET_KEY: 'k'.repeat(32) };
    for (const enough of [whole, { S3_URL }, { DATABASE_URL }])
      expect(readConfig(enough).secretKey).toBe('SECRET_KEY' in enough ? whole.SECRET_KEY : null);
  });

  it('SRV-03 opens the outbox on a server of this machine only', () => {
    const isOpen = (env: Record<string, string>) => readConfig(env).isOutboxOpen;
    expect(isOpen({})).toBe(true);
    expect(isOpen({ HOST: '::1' })).toBe(true);
    expect(isOpen({ HOST: '0.0.0.0' })).toBe(false);
    expect(isOpen({ SMTP_URL: 'smtp://mail.example' })).toBe(false);
    expect(isOpen({ PUBLIC_URL: 'https://kith.example' })).toBe(false);
    expect(isOpen({ TRUST_PROXY: '1' })).toBe(false);
    expect(isOpen({ HOST: '0.0.0.0', OUTBOX: 'on' })).toBe(true);
    expect(isOpen({ OUTBOX: 'off' })).toBe(false);
  });

  it('POST-02 stand in for hosts of the outside on a server of this machine only', () => {
    const env = { PREVIEW_TEST_HOSTS: 'news.example=127.0.0.1:4100, video.example=127.0.0.1:4101' };
    expect([...readConfig(env).previewTestHosts]).toEqual([
      ['news.example', { host: '127.0.0.1', port: 4100 }],
      ['video.example', { host: '127.0.0.1', port: 4101 }],
    ]);
    for (const open of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://kith.example' }, { TRUST_PROXY: '1' }])
      expect(() => readConfig({ ...env, ...open })).toThrow('PREVIEW_TEST_HOSTS');
  });

  it('POST-03 name a GIF service with the hosts of its pictures', () => {
    expect(readConfig({}).gifService).toBeNull();
    const env = { GIF_SERVICE_URL: 'https://gifs.example/v1', GIF_SERVICE_HOSTS: 'a.example, b.example' };
    expect(readConfig(env).gifService).toEqual({
      url: 'https://gifs.example/v1',
      key: '',
      hosts: ['a.example', 'b.example'],
    });
  });

  it('ANY-05 name the hosts of pictures that other backends keep elsewhere', () => {
    expect(readConfig({}).mediaHosts).toEqual([]);
    const hosts = readConfig({ MEDIA_HOSTS: 'pictures.example, images.example:8443' }).mediaHosts;
    expect(hosts).toEqual(['pictures.example', 'images.example:8443']);
  });

  it('SRV-06 run a chain on a server of this machine, unless another one is configured', () => {
    const isLocalChain = (env: Record<string, string>) => readConfig(env).isLocalChain;
    expect(isLocalChain({ HOST: '0.0.0.0' })).toBe(false);
    expect(isLocalChain({ HOST: '0.0.0.0', LOCAL_CHAIN: 'on' })).toBe(true);
    expect(isLocalChain({ LOCAL_CHAIN: 'off' })).toBe(false);
    expect(isLocalChain({ LOCAL_CHAIN: 'on', MIGRATION_SETTINGS: 'swap.json' })).toBe(false);
  });
});

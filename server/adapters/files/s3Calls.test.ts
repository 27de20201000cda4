import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { S3Settings } from '../../config';
import { startS3Server, type S3Server } from '../../testing/s3Server';
import { StoreAwayError } from './objectStore';
import { createS3Objects, type S3Objects } from './s3Objects';

let s3: S3Server;
let bucket: S3Settings;
let objects: S3Objects;
let pauses: number[] = [];
const content = Buffer.from('content');

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(() => {
  pauses = [];
  bucket = s3.bucket();
  objects = connect();
  s3.calls.splice(0);
});

/** Waits for nothing between tries, and notes how long it should have been. */
function connect(settings: Partial<Parameters<typeof createS3Objects>[0]> = {}): S3Objects {
  const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
  return createS3Objects({ s3: bucket, pause, ...settings });
}

const thisBucket = () => new RegExp(bucket.bucket);

describe('calls to a bucket', () => {
  it.each([503, 500, 429, 'cut'] as const)(
    'OPS-03 are tried again after %s, with growing pauses',
    async (how) => {
      s3.fail({ matching: thisBucket(), times: 2, how });
      await objects.put('name', content);
      expect(s3.calls).toHaveLength(3);
      const [first = 0, second = 0] = pauses;
      expect([first >= 100 && first <= 300, second >= 200 && second <= 600]).toEqual([true, true]);
      s3.fail({ matching: thisBucket(), times: 2, how });
      expect(Buffer.concat((await (await objects.get('name'))?.toArray()) as Buffer[])).toEqual(content);
    },
  );

  it('OPS-03 fail with words that name no address, key or secret', async () => {
    s3.fail({ matching: thisBucket(), times: 3, how: 503 });
    const failed = await objects.sizeOf('name').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StoreAwayError);
    const { message } = failed as StoreAwayError;
    expect(message).toContain('503');
    for (const part of [bucket.bucket, bucket.accessKey, bucket.secret, '127.0.0.1'])
      expect(message).not.toContain(part);
    s3.fail({ matching: thisBucket(), times: 3, how: 'cut' });
    await expect(objects.remove('name')).rejects.toThrow(StoreAwayError);
  });

  it('OPS-03 are not tried again when the store refuses, or when a repeat would begin twice', async () => {
    s3.fail({ matching: thisBucket(), times: 1, how: 403 });
    await expect(objects.put('name', content)).rejects.toThrow('403');
    expect([s3.calls.length, pauses]).toEqual([1, []]);
  });

  it('OPS-03 end when the store is silent', async () => {
    s3.fail({ matching: thisBucket(), times: 3, how: 'silence' });
    await expect(connect({ seconds: 0.05 }).get('name')).rejects.toThrow(StoreAwayError);
    expect(s3.calls).toHaveLength(3);
  });

  it('OPS-03 fail for a store that is not there', async () => {
    const away = connect({ s3: { ...bucket, endpoint: 'http://127.0.0.1:1' } });
    await expect(away.list('').next()).rejects.toThrow('did not answer to GET');
  });

  it('OPS-02 tell a full store from one that is away', async () => {
    s3.fail({ matching: thisBucket(), times: 1, how: 507 });
    await expect(objects.put('name', content)).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestClock } from '../testing/clock';
import { clientAddress } from './clientAddress';
import { readMultipart } from './multipart';
import { createRateLimiter } from './rateLimiter';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const asked = (forwarded?: string) =>
  new Request(
    'http://localhost/',
    forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } },
  );

describe('the address that limits count for', () => {
  it('is the socket’s, whatever a header says, unless a proxy is trusted', () => {
    expect(clientAddress(asked('1.2.3.4'), from('10.0.0.1'), 0)).toBe('10.0.0.1');
    expect(clientAddress(asked('6.6.6.6, 1.2.3.4'), from('10.0.0.1'), 1)).toBe('1.2.3.4');
    expect(clientAddress(asked('6.6.6.6, 1.2.3.4, 10.0.0.9'), from('10.0.0.1'), 2)).toBe('1.2.3.4');
    expect(clientAddress(asked(), from('10.0.0.1'), 1)).toBe('10.0.0.1');
    expect(clientAddress(asked(), undefined, 0)).toBe('127.0.0.1');
  });

  it('is a network of 2^64 addresses for IPv6, and IPv4 when it is that in disguise', () => {
    const bucket = (address: string) => clientAddress(asked(), from(address), 0);
    expect(bucket('2001:db8:1:2:3:4:5:6')).toBe(bucket('2001:DB8:1:2::9'));
    expect(bucket('2001:db8:1:3::9')).not.toBe(bucket('2001:db8:1:2::9'));
    expect(bucket('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(bucket('::1')).toBe('0:0:0:0::/64');
  });
});

describe('the rate limiter', () => {
  const countShared = () => Promise.reject(new Error('It counts in the process alone'));
  const limiterOf = (clock: ReturnType<typeof createTestClock>, scale = 1) =>
    createRateLimiter({ clock, scale, countShared });

  it('opens again when its window has passed, and scales', async () => {
    const clock = createTestClock(new Date(0));
    const limiter = limiterOf(clock);
    const ten = async (by = limiter, key = 'a') => {
      const waits: number[] = [];
      for (let use = 0; use < 10; use += 1) waits.push(await by.consume('log', key));
      return waits;
    };
    const open = Array<number>(10).fill(0);
    expect(await ten()).toEqual(open);
    clock.advance(10);
    expect(await limiter.consume('log', 'a')).toBe(50);
    expect(await limiter.consume('log', 'b')).toBe(0);
    clock.advance(50);
    expect(await limiter.consume('log', 'a')).toBe(0);
    const wide = limiterOf(clock, 2);
    expect([...(await ten(wide)), ...(await ten(wide))]).toEqual([...open, ...open]);
    expect(await wide.consume('log', 'a')).toBe(60);
  });

  it('keeps 50,000 keys: a flood of new ones evicts the oldest, and nothing before it', async () => {
    const limiter = limiterOf(createTestClock(new Date(0)), 0.1);
    const flood = async (from: number, count: number) => {
      for (let key = from; key < from + count; key += 1) await limiter.consume('log', `address ${key}`);
    };
    expect(await limiter.consume('log', 'first')).toBe(0);
    await flood(0, 49_999);
    expect(await limiter.consume('log', 'first')).toBe(60);
    // The key was just asked for, so that it is the newest of 50,000.
    await flood(50_000, 50_000);
    expect(await limiter.consume('log', 'first')).toBe(0);
  });
});

describe('multipart forms', () => {
  it('come out the same however their bytes are cut', async () => {
    const file = Buffer.from('\r\n--b\r\r\n--\r\n--boundar\r\n-binary\0\xff--', 'latin1');
    const form = Buffer.concat([
      Buffer.from('--boundary\r\nContent-Disposition: form-data; name="album_id"\r\n\r\n7\r\n'),
      Buffer.from('--boundary\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      file,
      Buffer.from(
        '\r\n--boundary\r\nContent-Disposition: form-data; name="after"\r\n\r\nyes\r\n--boundary--\r\n',
      ),
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
        async (sizes) => {
          async function* cut() {
            let at = 0;
            for (let index = 0; at < form.length; index += 1) {
              const size = sizes[index % sizes.length] ?? 1;
              yield await Promise.resolve(form.subarray(at, at + size));
              at += size;
            }
          }
          const received = await readMultipart(
            'multipart/form-data; boundary="boundary"',
            cut(),
            async (content) => {
              const parts: Uint8Array[] = [];
              for await (const part of content) parts.push(part);
              return Buffer.concat(parts);
            },
          );
          expect(received.fields).toEqual({ album_id: '7', after: 'yes' });
          expect(received.file.equals(file)).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

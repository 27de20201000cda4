import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock';
import { hourMs, minuteMs } from '../../durations';
import type { Files } from './files';

/** Minimum lifetime: an address made just before a full hour must outlive the loading of its page. */
const minLifetimeMs = 5 * minuteMs;

/**
 * Signs the addresses of private files and checks them. Addresses expire on full hours, so that browsers can cache
 * them.
 */
export function createAccess(secret: string, clock: Clock): Pick<Files, 'sign' | 'accessSeconds'> {
  function signature(key: string, expiry: number): string {
    return createHmac('sha256', secret).update(`${key} ${expiry}`).digest('base64url').slice(0, 22);
  }
  return {
    sign(key) {
      const expiry = (Math.floor((clock.now().getTime() + minLifetimeMs) / hourMs) + 1) * 3600;
      return `${expiry.toString(36)}.${signature(key, expiry)}`;
    },
    accessSeconds(key, access) {
      const [stamp = '', given = ''] = access.split('.');
      const expiry = /^[0-9a-z]{1,9}$/.test(stamp) ? parseInt(stamp, 36) : 0;
      const wanted = Buffer.from(signature(key, expiry));
      const actual = Buffer.from(given);
      if (actual.length !== wanted.length || !timingSafeEqual(actual, wanted)) return 0;
      return Math.max(0, Math.floor(expiry - clock.now().getTime() / 1000));
    },
  };
}

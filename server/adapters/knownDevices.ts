import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock';

const lifetimeSeconds = 60 * 86_400;
/** Calls of the login are the only ones that get the cookie. */
const path = '/api/users/auth';

/**
 * Recognises browsers that logged in to an account before, by a signed cookie for each account (AUTH-09). It opens
 * nothing: it only keeps the browser's attempts apart from those of strangers.
 */
export interface KnownDevices {
  /** Builds the `Set-Cookie` of a browser that has just logged in. */
  remember(userId: number): string;
  /** Finds the device's id in a `Cookie` header; null for another account's, an altered or an old cookie. */
  find(cookies: string, userId: number): string | null;
}

interface KnownDevicesSettings {
  /** Key of the signatures. */
  secret: string;
  clock: Clock;
  /** True where the site has https: the cookie is not sent without. */
  isSecure: boolean;
}

export function createKnownDevices({ secret, clock, isSecure }: KnownDevicesSettings): KnownDevices {
  const sign = (text: string) => createHmac('sha256', secret).update(`device ${text}`).digest('base64url');
  // Browsers take a name that begins so over https alone. The rest of it tells nothing of the account.
  const prefix = isSecure ? '__Secure-device-' : 'device-';
  const nameOf = (userId: number) => `${prefix}${sign(`name ${userId}`).slice(0, 12)}`;
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  return {
    remember(userId) {
      const content = `${nowSeconds() + lifetimeSeconds}.${randomBytes(12).toString('base64url')}`;
      const value = `${content}.${sign(`${userId} ${content}`)}`;
      const rules = `Max-Age=${lifetimeSeconds}; Path=${path}; HttpOnly; SameSite=Strict`;
      return `${nameOf(userId)}=${value}; ${rules}${isSecure ? '; Secure' : ''}`;
    },
    find(cookies, userId) {
      const name = `${nameOf(userId)}=`;
      const cookie = cookies.split(/; */).find((entry) => entry.startsWith(name));
      const [expiry = '', id = '', given = ''] = cookie?.slice(name.length).split('.') ?? [];
      const wanted = Buffer.from(sign(`${userId} ${expiry}.${id}`));
      const actual = Buffer.from(given);
      if (actual.length !== wanted.length || !timingSafeEqual(actual, wanted)) return null;
      return Number(expiry) > nowSeconds() ? id : null;
    },
  };
}

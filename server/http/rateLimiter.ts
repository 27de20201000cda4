import { LRUCache } from 'lru-cache';
import { confirmationCooldownSeconds } from '@/shared/config/limits';
import type { Clock } from '../clock';
import { ApiError, type ErrorCode } from '../errors';
import type { RateWindow } from './rateWindows';

interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/**
 * Limits by class. Reads, writes and uploads count per session, or per address for guests; the other classes per
 * address or per key given to `enforceLimit`.
 */
const rateLimits = {
  read: { limit: 2000, windowSeconds: 300 },
  write: { limit: 300, windowSeconds: 300 },
  upload: { limit: 400, windowSeconds: 300 },
  login: { limit: 30, windowSeconds: 300 },
  code: { limit: 30, windowSeconds: 300 },
  register: { limit: 5, windowSeconds: 1800 },
  resetByAddress: { limit: 10, windowSeconds: 1800 },
  resetByEmail: { limit: 3, windowSeconds: 3600 },
  confirmationByEmail: { limit: 1, windowSeconds: confirmationCooldownSeconds },
  confirmationsByEmail: { limit: 5, windowSeconds: 3600 },
  mailedLink: { limit: 30, windowSeconds: 300 },
  // Mail services unsubscribe for many members from one address.
  unsubscribe: { limit: 300, windowSeconds: 300 },
  phoneSetup: { limit: 10, windowSeconds: 3600 },
  resend: { limit: 1, windowSeconds: 30 },
  preview: { limit: 10, windowSeconds: 60 },
  // A page asks every 30 s and for each request to the wallet; several may stand behind one address.
  gasEstimate: { limit: 60, windowSeconds: 300 },
  log: { limit: 10, windowSeconds: 60 },
  cspReport: { limit: 30, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateClass = keyof typeof rateLimits;

/** Classes that cost money or guard accounts: counted together with all other processes, over restarts too (OPS-03). */
const sharedClasses: ReadonlySet<RateClass> = new Set([
  'login',
  'code',
  'register',
  'resetByAddress',
  'resetByEmail',
  'confirmationByEmail',
  'confirmationsByEmail',
  'mailedLink',
  'phoneSetup',
  'resend',
]);

const maxWindows = 50_000;

export interface RateLimiter {
  /**
   * Counts one use. Answers the seconds to wait when the limit is reached, else 0. To be called outside transactions,
   * which would take the count back, and which the embedded database runs alone.
   */
  consume(rateClass: RateClass, key: string): Promise<number>;
}

interface LimiterSettings {
  clock: Clock;
  /** Factor of all limits. */
  scale: number;
  /** Counts a use among those of all processes. */
  countShared: (name: string, windowSeconds: number, now: Date) => Promise<RateWindow>;
  /** Is told of every refusal. */
  onReached?: (rateClass: RateClass) => void;
}

/**
 * Fixed windows in bounded memory: a flood of new keys evicts the oldest. What a process refuses by its own count costs
 * the database nothing.
 */
export function createRateLimiter({
  clock,
  scale,
  countShared,
  onReached = () => undefined,
}: LimiterSettings): RateLimiter {
  // Bounds by size, since a bound by `max` sets memory for all windows aside at once: 10 ms of each test.
  const windows = new LRUCache<string, RateWindow>({ maxSize: maxWindows, sizeCalculation: () => 1 });

  /** Counts one use here; answers the window when it is full already. */
  function countHere(name: string, limit: number, endsAt: number, now: number): RateWindow | null {
    const found = windows.get(name);
    const window = found !== undefined && found.endsAt > now ? found : { uses: 0, endsAt };
    if (window.uses >= limit) return window;
    windows.set(name, { ...window, uses: window.uses + 1 });
    return null;
  }

  return {
    async consume(rateClass, key) {
      const { limit, windowSeconds } = rateLimits[rateClass];
      const at = clock.now();
      const now = at.getTime();
      const name = `${rateClass} ${key}`;
      const most = limit * scale;
      let full = countHere(name, most, now + windowSeconds * 1000, now);
      if (full === null && sharedClasses.has(rateClass)) {
        const shared = await countShared(name, windowSeconds, at);
        if (shared.uses > most) full = shared;
      }
      if (full === null) return 0;
      onReached(rateClass);
      return Math.max(1, Math.ceil((full.endsAt - now) / 1000));
    },
  };
}

/** Counts one use of a limit for a key, outside transactions. Throws 429 `code` with `Retry-After` beyond it. */
export async function enforceLimit(
  deps: { limiter: RateLimiter },
  rateClass: RateClass,
  key: string,
  code: ErrorCode = 'tooManyRequests',
): Promise<void> {
  const retryAfterSeconds = await deps.limiter.consume(rateClass, key);
  if (retryAfterSeconds > 0)
    throw new ApiError(429, code, { retryAfterSeconds, params: { seconds: retryAfterSeconds } });
}

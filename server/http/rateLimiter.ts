import { LRUCache } from 'lru-cache';
import { confirmationCooldownSeconds } from '@/shared/config/limits';
import type { Clock } from '../clock';
import { ApiError, type ErrorCode } from '../errors';

interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/**
 * Figures of the reliability table (rows T7, T8, 17). Reads, writes and uploads count per session, the rest by the
 * given key.
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

interface Bucket {
  count: number;
  endsAt: number;
}

const maxBuckets = 50_000;

export interface RateLimiter {
  /** Counts one use. Answers the seconds to wait when the limit is reached, else 0. */
  consume(rateClass: RateClass, key: string): number;
}

/** Fixed windows in bounded memory: a flood of new keys evicts the oldest. `onReached` is told of every refusal. */
export function createRateLimiter(
  clock: Clock,
  scale: number,
  onReached: (rateClass: RateClass) => void = () => undefined,
): RateLimiter {
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets });
  return {
    consume(rateClass, key) {
      const { limit, windowSeconds } = rateLimits[rateClass];
      const now = clock.now().getTime();
      const name = `${rateClass} ${key}`;
      const found = buckets.get(name);
      const bucket =
        found !== undefined && found.endsAt > now ? found : { count: 0, endsAt: now + windowSeconds * 1000 };
      if (bucket.count >= limit * scale) {
        onReached(rateClass);
        return Math.max(1, Math.ceil((bucket.endsAt - now) / 1000));
      }
      bucket.count += 1;
      buckets.set(name, bucket);
      return 0;
    },
  };
}

/** Counts one use of a limit for a key. Throws 429 `code` with `Retry-After` beyond it. */
export function enforceLimit(
  deps: { limiter: RateLimiter },
  rateClass: RateClass,
  key: string,
  code: ErrorCode = 'tooManyRequests',
): void {
  const retryAfterSeconds = deps.limiter.consume(rateClass, key);
  if (retryAfterSeconds > 0)
    throw new ApiError(429, code, { retryAfterSeconds, params: { seconds: retryAfterSeconds } });
}

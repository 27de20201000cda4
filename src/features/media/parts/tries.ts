import type { AppError } from '@/shared/errors/appError';

const minPartBytes = 128 * 1024;
/**
 * Of each cut, two parts may be lost: the one that was under way, and the same once more, which browsers send by
 * themselves over a new connection. Three cuts so cost less than a tenth of the file.
 */
const partsOfFile = 64;

/** Bytes of one part of a file of this size (decided). */
export function partBytes(size: number): number {
  return Math.max(minPartBytes, Math.ceil(size / partsOfFile));
}

const defaultPauseMs = 500;
let firstPauseMs = defaultPauseMs;
const longestPauseMs = 30_000;
/** Tries that bring nothing, about a minute and a half in all. */
const maxTries = 8;

/** Sets the pause before the first try. Without an argument, restores the default. */
export function configurePauses(ms = defaultPauseMs): void {
  firstPauseMs = ms;
}

/** Milliseconds until the next try, in the order of the tries that brought nothing; null once they were enough. */
export function pauseMs(tries: number): number | null {
  if (tries >= maxTries) return null;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + Math.random());
}

/**
 * Sense of a failure: the backend takes no parts, what was begun is gone, the file is refused, or a later try may
 * succeed.
 */
export function sense(
  { kind, status }: Pick<AppError, 'kind' | 'status'>,
  isBegun: boolean,
): 'noParts' | 'gone' | 'refused' | 'passing' {
  if (kind !== 'api') return !isBegun && kind === 'malformed' ? 'noParts' : 'passing';
  const code = status ?? 0;
  if ([405, 412, 501].includes(code)) return 'noParts';
  if ([404, 410].includes(code)) return isBegun ? 'gone' : 'noParts';
  if ([400, 415].includes(code) && !isBegun) return 'noParts';
  if ([408, 409, 423].includes(code) || (code >= 500 && code !== 507)) return 'passing';
  return 'refused';
}

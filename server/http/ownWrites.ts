import type { ServerConfig } from '../config';
import type { Database } from '../db/database';
import { ownWritesSeconds } from '../db/readable';
import type { Actor } from './authentication';
import type { AppDeps } from './deps';

const isSecure = (config: Pick<ServerConfig, 'publicUrl'>): boolean => config.publicUrl.startsWith('https:');
/**
 * Says nothing but that the browser wrote; it goes with the calls to any process, and ends by itself. Browsers take a
 * name that begins with `__Secure-` over https alone.
 */
const cookieOf = (config: Pick<ServerConfig, 'publicUrl'>): string =>
  isSecure(config) ? '__Secure-wrote=1' : 'wrote=1';
const path = '/api';

/** Lets a member's reads go to the primary for a while, at this process by a note and at all by a cookie (OPS-03). */
export function noteWrite({ readable, config }: AppDeps, { id }: Actor, answer: Response): void {
  if (!readable.hasStandby) return;
  readable.noteWrite(id);
  const rules = `Max-Age=${ownWritesSeconds}; Path=${path}; HttpOnly; SameSite=Strict`;
  const secure = isSecure(config) ? '; Secure' : '';
  answer.headers.append('Set-Cookie', `${cookieOf(config)}; ${rules}${secure}`);
}

/**
 * Finds the standby for a read that may lag; null when it cannot answer, or has perhaps not the member's own writes.
 */
export function standbyFor({ readable, config }: AppDeps, { id }: Actor, request: Request): Database | null {
  const cookies = request.headers.get('cookie')?.split(/; */) ?? [];
  return cookies.includes(cookieOf(config)) ? null : readable.standbyFor(id);
}

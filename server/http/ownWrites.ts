import type { Database } from '../db/database';
import { ownWritesSeconds } from '../db/readable';
import type { Actor } from './authentication';
import type { AppDeps } from './deps';

/** Says nothing but that the browser wrote; it goes with the calls to any process, and ends by itself. */
const cookie = 'wrote=1';
const path = '/api';

/** Lets a member's reads go to the primary for a while, at this process by a note and at all by a cookie (OPS-03). */
export function noteWrite({ readable, config }: AppDeps, { id }: Actor, answer: Response): void {
  if (!readable.hasStandby) return;
  readable.noteWrite(id);
  const rules = `Max-Age=${ownWritesSeconds}; Path=${path}; HttpOnly; SameSite=Strict`;
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  answer.headers.append('Set-Cookie', `${cookie}; ${rules}${secure}`);
}

/** Finds the standby for a read that may lag; null when it cannot answer, or has perhaps not the member's own writes. */
export function standbyFor({ readable }: AppDeps, { id }: Actor, request: Request): Database | null {
  const cookies = request.headers.get('cookie')?.split(/; */) ?? [];
  return cookies.includes(cookie) ? null : readable.standbyFor(id);
}

import { eq, or } from 'drizzle-orm';
import { inTransaction, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { clearAttempts, strangersAttempts } from '../auth/attempts';
import { endSessions } from '../auth/sessions';
import { describeReports } from '../reports/service';
import { setMaintenance } from './maintenance';

/** An act of the operator cannot be done; the message is for the terminal. */
export class OperatorError extends Error {}

interface OperatorDeps {
  db: Database;
  publicUrl: string;
}

interface Act {
  usage: string;
  /** Answers what was done, in words. */
  run: (deps: OperatorDeps, word: string | undefined) => Promise<string>;
}

const acts: Readonly<Record<string, Act>> = {
  lock: { usage: 'lock MEMBER', run: ({ db }, word) => lock(db, word) },
  unlock: { usage: 'unlock MEMBER', run: ({ db }, word) => unlock(db, word) },
  'end-sessions': { usage: 'end-sessions MEMBER', run: ({ db }, word) => endAll(db, word) },
  maintenance: { usage: 'maintenance on|off', run: ({ db }, word) => switchMaintenance(db, word) },
  reports: { usage: 'reports', run: ({ db, publicUrl }) => listReports(db, publicUrl) },
};

const usage = [
  'Say what to do; MEMBER is a permalink or an e-mail address:',
  ...Object.values(acts).map((act) => `  npm run admin -- ${act.usage}`),
].join('\n');

/**
 * Does what the operator says while the server runs (OPS-06): locks or unlocks a member, ends a member's sessions, begins
 * or ends maintenance, lists reports. Throws OperatorError for an unknown act or member.
 */
export async function actAsOperator(deps: OperatorDeps, words: readonly string[]): Promise<string> {
  const [name = '', word, ...more] = words;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined || more.length > 0) throw new OperatorError(usage);
  return act.run(deps, word);
}

/** A locked member is not admitted any more: no login, no session. Posts and profile stay. */
async function lock(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink } = await findMember(db, name);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ accessRole: null }).where(eq(users.id, id));
    await endSessions(tx, id);
  });
  return `@${permalink} is locked, and logged out everywhere.`;
}

/** Lifts the lock of wrong passwords too. */
async function unlock(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink, email } = await findMember(db, name);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ accessRole: 'member' }).where(eq(users.id, id));
    await clearAttempts(tx, strangersAttempts(email));
  });
  return `@${permalink} may log in.`;
}

async function endAll(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink } = await findMember(db, name);
  await inTransaction(db, (tx) => endSessions(tx, id));
  return `@${permalink} is logged out everywhere.`;
}

async function switchMaintenance(db: Database, word: string | undefined): Promise<string> {
  if (word !== 'on' && word !== 'off') throw new OperatorError(usage);
  await setMaintenance(db, word === 'on');
  return `Maintenance is ${word}.`;
}

async function listReports(db: Database, publicUrl: string): Promise<string> {
  const found = await describeReports(db, publicUrl);
  return found.length === 0 ? 'Nothing has been reported.' : found.join('\n\n');
}

async function findMember(db: Database, name: string | undefined) {
  if (name === undefined) throw new OperatorError(usage);
  const wanted = name.replace(/^@/, '').toLowerCase();
  const [member] = await db
    .select({ id: users.id, permalink: users.permalink, email: users.email })
    .from(users)
    .where(or(eq(users.permalink, wanted), eq(users.email, wanted)));
  if (member === undefined) throw new OperatorError('There is no such member.');
  return member;
}

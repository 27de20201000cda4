import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { accessRoles } from '@/shared/wire/moderation';
import { inTransaction, type Database } from '../../db/database';
import { users } from '../../db/schema';
import { clearAttempts, strangersAttempts } from '../auth/attempts';
import { endAllAccess } from '../auth/sessions';
import { setOperatorNumber } from '../../writing/operatorNumbers';
import { describeReports } from '../reports/service';
import { setMaintenance } from './maintenance';

/** An act of the operator cannot be done; the message is for the terminal. */
export class OperatorError extends Error {}

/** Fewer would let a few friends hide what they dislike. */
const minHideAfter = 3;
const maxHideAfter = 100;
const maxHoldDays = 365;

interface OperatorDeps {
  db: Database;
  publicUrl: string;
}

interface Act {
  usage: string;
  /** Answers what was done, in words. */
  run: (deps: OperatorDeps, words: readonly string[]) => Promise<string>;
}

const acts: Readonly<Record<string, Act>> = {
  lock: { usage: 'lock MEMBER', run: ({ db }, [name]) => lock(db, name) },
  unlock: { usage: 'unlock MEMBER', run: ({ db }, [name]) => unlock(db, name) },
  'end-sessions': { usage: 'end-sessions MEMBER', run: ({ db }, [name]) => endAll(db, name) },
  role: { usage: `role MEMBER ${accessRoles.join('|')}`, run: ({ db }, words) => setRole(db, words) },
  'hide-after': { usage: 'hide-after MEMBERS|off', run: ({ db }, [word]) => hideAfter(db, word) },
  'hold-links': { usage: 'hold-links DAYS|off', run: ({ db }, [word]) => holdLinks(db, word) },
  maintenance: { usage: 'maintenance on|off', run: ({ db }, [word]) => switchMaintenance(db, word) },
  reports: { usage: 'reports', run: ({ db, publicUrl }) => listReports(db, publicUrl) },
};

const usage = [
  'Say what to do; MEMBER is a permalink or an e-mail address:',
  ...Object.values(acts).map((act) => `  npm run admin -- ${act.usage}`),
].join('\n');

/**
 * Does what the operator says while the server runs (OPS-06): locks or unlocks a member, ends a member's sessions,
 * makes somebody a moderator, sets how many reports hide a thing and whose first links wait, begins or ends
 * maintenance, lists reports. Throws OperatorError for an unknown act or member.
 */
export async function actAsOperator(deps: OperatorDeps, words: readonly string[]): Promise<string> {
  const [name = '', ...rest] = words;
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined || rest.length !== act.usage.split(' ').length - 1) throw new OperatorError(usage);
  return act.run(deps, rest);
}

/** A locked member is not admitted any more: no login, no session, no download. Posts and profile stay. */
async function lock(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink } = await findMember(db, name);
  await inTransaction(db, async (tx) => {
    await tx.update(users).set({ accessRole: null }).where(eq(users.id, id));
    await endAllAccess(tx, id);
  });
  return `@${permalink} is locked, and logged out everywhere.`;
}

/** Lifts the lock of wrong passwords too. One who was locked comes back as a member, whatever they were before. */
async function unlock(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink, email } = await findMember(db, name);
  await inTransaction(db, async (tx) => {
    await tx
      .update(users)
      .set({ accessRole: sql`coalesce(${users.accessRole}, 'member')` })
      .where(eq(users.id, id));
    await clearAttempts(tx, strangersAttempts(email));
  });
  return `@${permalink} may log in.`;
}

/** Ends also logins that wait for their code, and downloads. */
async function endAll(db: Database, name: string | undefined): Promise<string> {
  const { id, permalink } = await findMember(db, name);
  await inTransaction(db, (tx) => endAllAccess(tx, id));
  return `@${permalink} is logged out everywhere.`;
}

/** Makes somebody a moderator or an operator of the house, or a member again (DESK-02). */
async function setRole(db: Database, [name, word]: readonly string[]): Promise<string> {
  const role = accessRoles.find((one) => one === word);
  if (role === undefined) throw new OperatorError(usage);
  const { id, permalink } = await findMember(db, name);
  const changed = await db
    .update(users)
    .set({ accessRole: role })
    .where(and(eq(users.id, id), isNotNull(users.accessRole)))
    .returning({ id: users.id });
  if (changed.length === 0) throw new OperatorError(`@${permalink} is locked.`);
  return `@${permalink} is ${role === 'operator' ? 'an' : 'a'} ${role}.`;
}

/** Sets how many members' reports hide a thing until a moderator has looked (DESK-02). */
async function hideAfter(db: Database, word = ''): Promise<string> {
  if (word === 'off') {
    await setOperatorNumber(db, 'hide-after', null);
    return 'Reports hide nothing.';
  }
  const members = wholeNumber(word);
  if (members < minHideAfter || members > maxHideAfter)
    throw new OperatorError(`MEMBERS is a number from ${minHideAfter} to ${maxHideAfter}.`);
  await setOperatorNumber(db, 'hide-after', members);
  return `What ${members} members report is hidden until a moderator has looked at it.`;
}

/** Sets how old an account is before its first links show at once (DESK-02). */
async function holdLinks(db: Database, word = ''): Promise<string> {
  if (word === 'off') {
    await setOperatorNumber(db, 'hold-links', null);
    return 'No links wait.';
  }
  const days = wholeNumber(word);
  if (days < 1 || days > maxHoldDays) throw new OperatorError(`DAYS is a number from 1 to ${maxHoldDays}.`);
  await setOperatorNumber(db, 'hold-links', days);
  return `First links of accounts younger than ${days} ${days === 1 ? 'day' : 'days'} wait for a moderator.`;
}

/** A number of three digits at most; 0 for all else. */
const wholeNumber = (word: string) => (/^\d{1,3}$/.test(word) ? Number(word) : 0);

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

import { and, eq, sql } from 'drizzle-orm';
import {
  applyCompanyAct,
  formerCompanyOwner,
  type CompanyAct,
  type CompanyActRefusal,
} from '@/shared/rules/company';
import type { CompanyRole } from '@/shared/wire/company';
import { countAll, inTransaction, type Database } from '../../db/database';
import { companies, companyMembers } from '../../db/schema';
import { conflict, notAllowed, notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { can } from '../../permissions/can';
import { roleInCompany, type CompanyRow } from '../../permissions/companyAccess';
import { holdUpClosing } from '../../permissions/openAccount';
import { notClosed } from '../../permissions/visibility';
import { isReachable } from '../communities/people';

export type WriteDeps = Pick<AppDeps, 'db' | 'clock'>;

/** One act of a member on the place of a person in the team, maybe their own. */
interface TeamAct {
  act: CompanyAct;
  actorId: number;
  companyId: number;
  subjectId: number;
  /** Position of an added person. */
  position?: string;
}

const refusals: Record<CompanyActRefusal, () => Error> = {
  notFound,
  conflict,
  lastOwner: conflict,
};

/** Locks a company, so that changes of its team and followers wait for each other. Throws 404 for an unknown one. */
export async function lockCompany(tx: Database, companyId: number): Promise<CompanyRow> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (company === undefined) throw notFound();
  return company;
}

/**
 * Applies an act by the rules of `src/shared/rules/company` (CMP-04); rows and the member count change in one
 * transaction. Throws 404 for an unknown company or person, also for one whom the actor cannot find, 403 without the
 * right, 409 for one who is in the team already and for the last owner.
 */
export function performTeamAct({ db, clock }: WriteDeps, input: TeamAct): Promise<void> {
  const { act, actorId, companyId, subjectId } = input;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    await holdUpClosing(tx, subjectId);
    const before = await roleInCompany(tx, companyId, subjectId);
    const isSelf = actorId === subjectId;
    const role = isSelf ? before : await roleInCompany(tx, companyId, actorId);
    const subject = { role: before, isSelf };
    if (act !== 'leave' && !can({ id: actorId }, 'company.act', { role, right: act, subject }))
      throw notAllowed();
    if (act === 'add' && before === null && !(await isReachable(tx, actorId, subjectId))) throw notFound();
    const isLastOwner = before === 'owner' && (await countOwners(tx, companyId)) === 1;
    const next = applyCompanyAct(before, act, { isLastOwner });
    if (typeof next === 'string') throw refusals[next]();
    if (next.role === before) return;
    await putRole(tx, input, before, next.role, clock.now());
    if (act === 'hand_over') await setRole(tx, companyId, actorId, formerCompanyOwner);
  });
}

async function putRole(
  tx: Database,
  { companyId, subjectId: userId, position = '' }: TeamAct,
  before: CompanyRole | null,
  next: CompanyRole | null,
  createdAt: Date,
): Promise<void> {
  if (before === null && next !== null)
    await tx.insert(companyMembers).values({ companyId, userId, role: next, position, createdAt });
  else if (next === null) await tx.delete(companyMembers).where(isIn(companyId, userId));
  else await setRole(tx, companyId, userId, next);
  const change = Number(next !== null) - Number(before !== null);
  if (change !== 0)
    await tx
      .update(companies)
      .set({ memberCount: sql`${companies.memberCount} + ${change}::int` })
      .where(eq(companies.id, companyId));
}

async function setRole(tx: Database, companyId: number, userId: number, role: CompanyRole): Promise<void> {
  await tx.update(companyMembers).set({ role }).where(isIn(companyId, userId));
}

async function countOwners(tx: Database, companyId: number): Promise<number> {
  const [counted] = await tx
    .select({ count: countAll })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        notClosed(companyMembers.userId),
      ),
    );
  return counted?.count ?? 0;
}

const isIn = (companyId: number, userId: number) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId));

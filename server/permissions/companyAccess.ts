import { and, eq, sql } from 'drizzle-orm';
import type { CompanyRight } from '@/shared/rules/company';
import type { CompanyRole } from '@/shared/wire/company';
import type { Database } from '../db/database';
import { companies, companyMembers, posts } from '../db/schema';
import { notAllowed, notFound } from '../errors';
import { can, type CompanySection } from './can';
import { forViewer, notClosed } from './visibility';

export type CompanyRow = typeof companies.$inferSelect;

/** A company, and a viewer's role in its team. */
interface FoundCompany {
  company: CompanyRow;
  role: CompanyRole | null;
}

/** Loads a company and a viewer's role in it. Throws 404 for an unknown company. */
export async function loadCompany(db: Database, viewerId: number, companyId: number): Promise<FoundCompany> {
  const [row] = await db
    .select({ company: companies, role: companyMembers.role })
    .from(companies)
    .leftJoin(
      companyMembers,
      and(eq(companyMembers.companyId, companies.id), eq(companyMembers.userId, viewerId)),
    )
    .where(eq(companies.id, companyId));
  if (row === undefined) throw notFound();
  return row;
}

/** Reads a person's role in a team; null for nobody of it, and for a closed account. */
export async function roleInCompany(
  db: Database,
  companyId: number,
  userId: number,
): Promise<CompanyRole | null> {
  const [row] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.userId, userId),
        notClosed(companyMembers.userId),
      ),
    );
  return row?.role ?? null;
}

/** For queries over `posts`: the viewer's role in the company of the row; null on other walls. */
export const companyRoleOf = forViewer(
  (viewerId) => sql<CompanyRole | null>`case when ${posts.type} = 'company' then (
  select role from company_members where company_id = ${posts.entityId} and user_id = ${viewerId}) end`,
);

/** Throws 404 for an unknown company, 403 for a viewer to whom a section of its page is closed (CMP-02). */
export async function requireCompanySection(
  db: Database,
  viewerId: number,
  companyId: number,
  section: CompanySection,
): Promise<FoundCompany> {
  const facts = await loadCompany(db, viewerId, companyId);
  if (!can({ id: viewerId }, 'company.open', { ...facts, section })) throw notAllowed();
  return facts;
}

/** Throws 404 for an unknown company, 403 without the right (CMP-04). */
export async function requireCompanyRight(
  db: Database,
  actorId: number,
  companyId: number,
  right: CompanyRight,
): Promise<FoundCompany> {
  const facts = await loadCompany(db, actorId, companyId);
  if (!can({ id: actorId }, 'company.act', { role: facts.role, right })) throw notAllowed();
  return facts;
}

/** Throws 404 for an unknown company, 403 for those who may not add pictures in its name (CMP-02). */
export async function requireCompanyPhotos(db: Database, actorId: number, companyId: number): Promise<void> {
  const facts = await loadCompany(db, actorId, companyId);
  if (!can({ id: actorId }, 'company.addPhoto', facts)) throw notAllowed();
}

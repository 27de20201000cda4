import { eq } from 'drizzle-orm';
import type { WireCompany, WireCompanyOptions } from '@/shared/wire/company';
import { inTransaction, type Database } from '../../db/database';
import { companies, companyMembers } from '../../db/schema';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { requireCompanyRight } from '../../permissions/companyAccess';
import { holdAccount } from '../../permissions/openAccount';
import { requireVisitorView, visitorId } from '../../permissions/visitor';
import { removeBytes } from '../../writing/attachedFiles';
import { derivedChanges, idOfPermalink, newCommunityRow } from '../communities/rows';
import type { SeenAs } from '../communities/schemas';
import { createWithPermalink, refusingTakenPermalink } from '../communities/permalinks';
import { createOnce } from '../../writing/idempotency';
import { deleteHeldCompany } from './deletion';
import { presentCompanies } from './presenter';
import type { CompanyEdit, NewCompany } from './schemas';
import { lockCompany, type WriteDeps } from './team';

const allSections: WireCompanyOptions = { wall: true, photos: true, contacts: true, members: true };

/**
 * Creates a company, once per key; the creator is its owner and does not follow it (CMP-01). Throws 422 for an unknown
 * category.
 */
export async function createCompany(
  deps: WriteDeps,
  actorId: number,
  input: NewCompany,
  idempotencyKey: string | null,
): Promise<WireCompany> {
  const once = { userId: actorId, key: idempotencyKey, kind: 'company' as const, now: deps.clock.now() };
  const id = await createWithPermalink({ kind: 'company', name: input.name }, (permalink) =>
    inTransaction(deps.db, (tx) => createOnce(tx, once, () => insertCompany(tx, once, input, permalink))),
  );
  return presentOne(deps.db, actorId, id);
}

async function insertCompany(
  tx: Database,
  { userId, now: createdAt }: { userId: number; now: Date },
  input: NewCompany,
  permalink: string,
): Promise<number> {
  await holdAccount(tx, userId);
  const row = await newCommunityRow(tx, 'company', input, { permalink, createdAt });
  const [company] = await tx
    .insert(companies)
    .values({ ...row, options: allSections })
    .returning({ id: companies.id });
  if (company === undefined) throw new TypeError('The company was not inserted');
  await tx.insert(companyMembers).values({ companyId: company.id, userId, role: 'owner', createdAt });
  return company.id;
}

async function presentOne(db: Database, viewerId: number, id: number): Promise<WireCompany> {
  const [company] = await presentCompanies(db, viewerId, [id]);
  if (company === undefined) throw notFound();
  return company;
}

/**
 * Loads a company's header by permalink, private ones too: what is inside is empty then (CMP-02); or as a visitor sees
 * it. Throws 404, and 403 for those who may not look at it so.
 */
export async function readCompany(
  db: Database,
  viewerId: number,
  permalink: string,
  as?: SeenAs,
): Promise<WireCompany> {
  const id = await idOfPermalink(db, 'company', permalink);
  if (as === undefined) return presentOne(db, viewerId, id);
  await requireVisitorView(db, viewerId, 'company', id);
  return presentOne(db, visitorId, id);
}

/** Changes a company (CMP-01). Throws 404, 403, and 422 for a taken permalink and unknown categories. */
export async function editCompany(
  { db }: WriteDeps,
  actorId: number,
  companyId: number,
  input: CompanyEdit,
): Promise<WireCompany> {
  await refusingTakenPermalink('company', () =>
    inTransaction(db, async (tx) => {
      const company = await lockCompany(tx, companyId);
      await requireCompanyRight(tx, actorId, companyId, 'edit');
      const { category, subcategory, options, ...plain } = input;
      const changes = {
        ...plain,
        ...(await derivedChanges(tx, 'company', company, { category, subcategory, ...plain })),
        ...(options === undefined ? {} : { options: { ...company.options, ...options } }),
      };
      if (Object.keys(changes).length > 0)
        await tx.update(companies).set(changes).where(eq(companies.id, companyId));
    }),
  );
  return presentOne(db, actorId, companyId);
}

/** Deletes a company with its posts and pictures (CMP-04). Throws 404 and 403. */
export async function deleteCompany(
  { db, files: store }: Pick<AppDeps, 'db' | 'files'>,
  actorId: number,
  companyId: number,
): Promise<void> {
  const released = await inTransaction(db, async (tx) => {
    const company = await lockCompany(tx, companyId);
    await requireCompanyRight(tx, actorId, companyId, 'delete');
    return deleteHeldCompany(tx, company);
  });
  await removeBytes(store, released);
}

import { screen, within } from '@testing-library/react';
import type { WireCompany } from '@/shared/wire/company';
import { categories } from '../../server/db/schema';
import type { TestMember, TestServer } from '../../server/testing/harness';

/** The main landmark, once the member is in. */
export async function mainLandmark() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

/** The category "Ceramics" with a subcategory. Answers its id. */
export async function makeCeramics({ db }: TestServer): Promise<string> {
  const kind = 'company' as const;
  const [row] = await db.insert(categories).values({ kind, name: 'Ceramics', position: 1 }).returning();
  const parentId = row?.id ?? 0;
  await db.insert(categories).values({ kind, parentId, name: 'Tableware', position: 1 });
  return String(parentId);
}

export async function foundCompany(
  owner: TestMember,
  { name, category, privacy = 0 }: { name: string; category: string; privacy?: 0 | 1 },
): Promise<WireCompany> {
  const { body, status } = await owner.call<WireCompany>('POST', '/api/companies', {
    name,
    privacy,
    category,
    subcategory: null,
    description: '',
  });
  if (status !== 201) throw new Error(`Founding was answered with ${status}`);
  return body;
}

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireDictionary } from '@/shared/wire/group';
import { fillCategories } from '../db/categories';
import { createTestServer, type TestMember } from '../testing/harness';

const server = await createTestServer();
let amara: TestMember;
let kinds: WireDictionary['lists'];

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  await fillCategories(server.db);
  kinds = (await amara.call<WireDictionary>('GET', '/api/dict')).body.lists;
});
afterAll(() => server.close());

/** The first category of these with its first subcategory, as a form sends them. */
const categoryOf = ([category]: WireDictionary['lists']['group_categories']) => ({
  category: category?.id,
  subcategory: category?.subcategories[0]?.id,
});

describe('what is created once', () => {
  it.each([
    ['a group', '/api/groups', () => ({ userId: String(amara.id), ...categoryOf(kinds.group_categories) })],
    ['a company', '/api/companies', () => categoryOf(kinds.company_categories)],
    ['an album', '/api/gallery/albums', () => ({ privacy: 'public' })],
  ])('ANY-04 a repeated key answers %s that is there, also when both come at once', async (_, path, more) => {
    const once = (key: string) => {
      const body = { name: 'Only one', privacy: 0, description: '', ...more() };
      return amara.call<{ id: string }>('POST', path, body, { 'X-Idempotency-Key': key });
    };
    const answers = await Promise.all([once('k1'), once('k1'), once('k1')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await once('k2');
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(answers[0].body.id);
  });
});

import { request } from '@/shared/api/client';
import type { CallContext } from '@/shared/store/attempt';
import { dictionarySchema, type CategoryTree } from './types';

/** Fetches the categories of groups or of companies with their subcategories (GRP-02, CMP-01). */
export async function fetchCategories(
  kind: 'group' | 'company',
  { signal }: CallContext,
): Promise<CategoryTree> {
  const { lists } = await request({ method: 'get', path: '/api/dict', answer: dictionarySchema, signal });
  return kind === 'group' ? lists.groupCategories : lists.companyCategories;
}

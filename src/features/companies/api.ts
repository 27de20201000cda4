import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { companies } from './entities';
import { companySchema } from './types';

/** Fetches a page of any list of companies. @param path of the call, without its query */
export function fetchCompanies(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: companySchema, store: companies }, page, context);
}

/** Fetches a member's companies, as far as their privacy allows. */
export function fetchCompaniesOf(userId: string, page: PageRequest, context: CallContext): Promise<Page> {
  return fetchCompanies(`/api/companies/${encodeURIComponent(userId)}/all`, page, context);
}

import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { presentCompanies } from './presenter';
import { companySettings, listCompaniesOf } from './queries';

function listRoute(path: string, kind: 'all' | 'managed'): Route {
  return memberRoute({
    method: 'get',
    path: `/api/companies/:userId/${path}`,
    permission: 'company.list',
    params: z.object({ userId: idParam }),
    query: z.object({
      ...pageQuery(pageSizes.companies),
      term: z.string().max(maxSearchTermLength).default(''),
    }),
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const settings = kind === 'managed' ? (['companies'] as const) : companySettings;
      const allowed = await requireSettings(db, actor.id, userId, settings);
      const page = { ...offsetOf(query), term: query.term, kind };
      const { ids, count } = await listCompaniesOf(db, actor.id, userId, allowed, page);
      return { list: await presentCompanies(db, actor.id, ids), count };
    },
  });
}

/** Companies of a member, as far as their privacy lets the caller see them (SET-06). */
export const companyRoutes: readonly Route[] = [listRoute('all', 'all'), listRoute('my', 'managed')];

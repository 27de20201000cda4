import { z } from 'zod';
import { maxSearchTermLength, pageSizes } from '@/shared/config/limits';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { presentCompanies, presentGroups } from './presenter';
import { requireSettings } from '../../permissions/person';
import { companySettings, groupSettings, listCompaniesOf, listGroupsOf } from './queries';

const ofUser = z.object({ userId: idParam });
const term = z.string().max(maxSearchTermLength).default('');

function companiesRoute(path: string, kind: 'all' | 'managed'): Route {
  return memberRoute({
    method: 'get',
    path: `/api/companies/:userId/${path}`,
    permission: 'community.list',
    params: ofUser,
    query: z.object({ ...pageQuery(pageSizes.companies), term }),
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const settings = kind === 'managed' ? (['companies'] as const) : companySettings;
      const allowed = await requireSettings(db, actor.id, userId, settings);
      const slice = { ...offsetOf(query), term: query.term, kind };
      const { ids, count } = await listCompaniesOf(db, actor.id, userId, allowed, slice);
      return { list: await presentCompanies(db, actor.id, ids), count };
    },
  });
}

/** Groups and companies of a member, as far as their privacy lets the caller see them (SET-06). */
export const communityRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/groups/user/:userId',
    permission: 'community.list',
    params: ofUser,
    query: z.object({ ...pageQuery(pageSizes.groups), term }),
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const allowed = await requireSettings(db, actor.id, userId, groupSettings);
      const slice = { ...offsetOf(query), term: query.term };
      const { ids, count } = await listGroupsOf(db, actor.id, userId, allowed, slice);
      return { list: await presentGroups(db, actor.id, ids), count };
    },
  }),
  companiesRoute('all', 'all'),
  companiesRoute('my', 'managed'),
];

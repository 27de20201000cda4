import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { answerOf } from '../../db/paging';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { searchedPage, seenAs } from '../communities/schemas';
import { dismissSuggestion } from '../communities/suggestions';
import { presentCompanies } from './presenter';
import { companySettings, listCompaniesOf, listCompanySuggestions } from './queries';
import { createCompanySchema, editCompanySchema, followSchema } from './schemas';
import * as service from './service';
import { follow, unfollow } from './follows';

const ofCompany = z.object({ companyId: idParam });
const listQuery = z.object(searchedPage(pageSizes.companies));

/** Companies of a member, as far as their privacy lets the caller see them (SET-06). */
function listRoute(path: string, kind: 'all' | 'managed'): Route {
  return memberRoute({
    method: 'get',
    path: `/api/companies/:userId/${path}`,
    permission: 'company.list',
    params: z.object({ userId: idParam }),
    query: listQuery,
    async handle({ params: { userId }, query, actor, deps: { db } }) {
      const settings = kind === 'managed' ? (['companies'] as const) : companySettings;
      const allowed = await requireSettings(db, actor.id, userId, settings);
      const page = { ...offsetOf(query), term: query.term, kind };
      const found = await listCompaniesOf(db, actor.id, userId, allowed, page);
      return answerOf(found, await presentCompanies(db, actor.id, found.ids));
    },
  });
}

/** Lists of companies, and a company itself (CMP-01 to CMP-03). */
export const companyRoutes: readonly Route[] = [
  listRoute('all', 'all'),
  listRoute('my', 'managed'),
  memberRoute({
    method: 'get',
    path: '/api/companies/suggestions',
    permission: 'company.list',
    query: listQuery,
    async handle({ query, actor, deps: { db } }) {
      const page = { ...offsetOf(query), term: query.term };
      const found = await listCompanySuggestions(db, actor.id, page);
      return answerOf(found, await presentCompanies(db, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/companies/suggestions/:companyId',
    permission: 'company.list',
    params: ofCompany,
    handle: ({ params, actor, deps }) => dismissSuggestion(deps, actor.id, 'company', params.companyId),
  }),
  memberRoute({
    method: 'get',
    path: '/api/companies/:permalink',
    permission: 'company.view',
    params: z.object({ permalink: z.string().max(200) }),
    query: seenAs,
    handle: ({ params, query, actor, deps: { db } }) =>
      service.readCompany(db, actor.id, params.permalink, query.as),
  }),
  memberRoute({
    method: 'post',
    path: '/api/companies',
    permission: 'company.create',
    status: 201,
    body: createCompanySchema,
    handle: ({ body, actor, deps, request }) =>
      service.createCompany(deps, actor.id, body, idempotencyKeyOf(request)),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/companies/:companyId',
    permission: 'company.edit',
    params: ofCompany,
    body: editCompanySchema,
    handle: ({ params, body, actor, deps }) => service.editCompany(deps, actor.id, params.companyId, body),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/companies/:companyId',
    permission: 'company.delete',
    params: ofCompany,
    handle: ({ params, actor, deps }) => service.deleteCompany(deps, actor.id, params.companyId),
  }),
  memberRoute({
    method: 'post',
    path: '/api/companies/:companyId/follow',
    permission: 'company.follow',
    params: ofCompany,
    body: followSchema,
    isBodyOptional: true,
    handle: ({ params, body, actor, deps }) => follow(deps, actor.id, params.companyId, body.level),
  }),
  memberRoute({
    method: 'post',
    path: '/api/companies/:companyId/unfollow',
    permission: 'company.follow',
    params: ofCompany,
    handle: ({ params, actor, deps }) => unfollow(deps, actor.id, params.companyId),
  }),
];

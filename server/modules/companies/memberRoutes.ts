import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { companyMemberFilters, type CompanyRole } from '@/shared/wire/company';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf } from '../../http/validation';
import { can } from '../../permissions/can';
import { requireCompanyRight, requireCompanySection } from '../../permissions/companyAccess';
import { searchedPage } from '../communities/schemas';
import { listAddable, listTeam, presentTeamMember } from './members';
import { companyRoleSchema, positionSchema } from './schemas';
import { performTeamAct } from './team';

const ofCompany = z.object({ companyId: idParam });
const ofMember = z.object({ companyId: idParam, userId: idParam });

const actOfRole = {
  owner: 'hand_over',
  moderator: 'make_moderator',
  member: 'make_member',
} as const satisfies Record<CompanyRole, string>;

/** The team of a company (CMP-04). */
export const companyMemberRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/companies/:companyId/members',
    permission: 'company.view',
    params: ofCompany,
    query: z.object({
      ...searchedPage(pageSizes.members),
      type: z.enum(companyMemberFilters).optional(),
    }),
    async handle({ params: { companyId }, query, actor, deps: { db } }) {
      const { term, type } = query;
      const { role } = await requireCompanySection(db, actor.id, companyId, 'members');
      const managesIt = can(actor, 'company.act', { role, right: 'edit' });
      return listTeam(db, actor.id, companyId, { ...offsetOf(query), term, type }, managesIt);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/companies/:companyId/members/:userId',
    permission: 'company.team',
    status: 201,
    params: ofMember,
    body: positionSchema,
    isBodyOptional: true,
    async handle({ params: { companyId, userId }, body: { position }, actor, deps }) {
      await performTeamAct(deps, { act: 'add', actorId: actor.id, companyId, subjectId: userId, position });
      return presentTeamMember(deps.db, actor.id, companyId, userId);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/companies/:companyId/members/:userId',
    permission: 'company.team',
    params: ofMember,
    /** Removing oneself is leaving. */
    handle({ params: { companyId, userId }, actor, deps }) {
      const act = userId === actor.id ? 'leave' : 'remove';
      return performTeamAct(deps, { act, actorId: actor.id, companyId, subjectId: userId });
    },
  }),
  memberRoute({
    method: 'patch',
    path: '/api/companies/:companyId/members/:userId/role',
    permission: 'company.team',
    params: ofMember,
    body: companyRoleSchema,
    async handle({ params: { companyId, userId }, body: { role }, actor, deps }) {
      const act = actOfRole[role];
      await performTeamAct(deps, { act, actorId: actor.id, companyId, subjectId: userId });
      return presentTeamMember(deps.db, actor.id, companyId, userId);
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/follower/except/company/:companyId',
    permission: 'company.team',
    params: ofCompany,
    query: z.object(searchedPage(pageSizes.invites)),
    async handle({ params: { companyId }, query, actor, deps: { db } }) {
      await requireCompanyRight(db, actor.id, companyId, 'add');
      return listAddable(db, actor.id, companyId, { ...offsetOf(query), term: query.term });
    },
  }),
];

import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { createdSchema, createOnce } from '@/shared/api/created';
import { listOf, noContent, perhaps, whole, yesOrNo } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { fetchPage } from '@/shared/api/fetchPage';
import { newestOf } from '@/shared/api/newestOf';
import { pageSizes } from '@/shared/config/limits';
import { apiError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import type { CompanyFollowLevel } from '@/shared/wire/company';
import { toBody as sharedBody } from '@/features/communities/fields';
import type { NewCommunity } from '@/features/communities/types';
import { fetchPeople } from '@/features/people/api';
import { users } from '@/features/people/entities';
import { companies, companyMembers } from './entities';
import { memberId } from './rights';
import {
  companyMemberSchema,
  companySchema,
  type AddableQuery,
  type CompaniesQuery,
  type Company,
  type CompanyFields,
  type MemberAct,
  type MembersQuery,
  type SuggestionsQuery,
} from './types';

const segment = encodeURIComponent;

/** A company and its id, as a resource keeps them. */
export interface LoadedCompany {
  id: string;
  permalink: string;
  entities: Entities;
}

const loaded = (company: Company): LoadedCompany => ({
  id: company.id,
  permalink: company.permalink,
  entities: companies.entities([company]),
});

/** Fetches a page of any list of companies. @param path of the call, without its query */
export function fetchCompanies(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: companySchema, store: companies }, page, context);
}

/** Fetches a member's companies, as far as their privacy allows, or those that the member manages (CMP-01). */
export function fetchCompaniesOf(
  { userId, which, term }: CompaniesQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const path =
    which === 'all' ? `/api/companies/${segment(userId)}/all` : `/api/companies/${segment(userId)}/my`;
  return fetchCompanies(path, page, context, { term });
}

export const fetchSuggestedCompanies = (
  { term }: SuggestionsQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> => fetchCompanies('/api/companies/suggestions', page, context, { term });

/** Leaves a company out of the suggestions for good (CMP-01). */
export function hideSuggestion({ id }: { id: string }, { signal }: CallContext): Promise<undefined> {
  const path = `/api/companies/suggestions/${segment(id)}`;
  return request({ method: 'delete', path, answer: noContent, signal });
}

/** Fetches a company by its permalink. @throws RequestError of status 404 if there is none */
export async function fetchCompany(permalink: string, context: CallContext): Promise<LoadedCompany> {
  return loaded(await readCompany(permalink, {}, context));
}

/** Fetches a company as a visitor sees it, for those who may edit it. */
export function fetchCompanyAsVisitor(permalink: string, context: CallContext): Promise<Company> {
  return readCompany(permalink, { as: 'visitor' }, context);
}

async function readCompany(permalink: string, query: Record<string, string>, { signal }: CallContext) {
  const path = `/api/companies/${segment(permalink)}`;
  const answer: v.GenericSchema<unknown, Company | null> = v.nullable(companySchema);
  const company = await request({ method: 'get', path, query, answer, signal });
  if (company === null) throw new RequestError(apiError({ code: 'notFound', status: 404 }));
  return company;
}

const companyFields = ['name', 'privacy'];

/** The fields of a form as the calls write them. */
function toBody(fields: Partial<CompanyFields>) {
  const { options, contacts } = fields;
  return {
    ...sharedBody(fields),
    options,
    contacts: contacts?.map(({ category, name, email, phone }) => ({
      category,
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
    })),
  };
}

/** Creates a company (CMP-01); what the backend does not answer is read (ANY-02). */
export async function createCompany(
  { userId, ...fields }: NewCommunity & { userId: string },
  context: CallContext,
): Promise<LoadedCompany | null> {
  const name = fields.name.trim();
  const find = async (since?: number) => {
    const query: CompaniesQuery = { userId, which: 'my', term: name };
    const mine = await fetchCompaniesOf(query, { page: 1, perPage: pageSizes.companies }, context);
    const found = Object.values(mine.entities[companies.kind] ?? {}) as Company[];
    return newestOf(
      found.filter((company) => company.name === name),
      since,
    );
  };
  const company = await createOnce<Company>(
    {
      path: '/api/companies',
      body: toBody(fields),
      answer: createdSchema(companySchema, companyFields),
      signal: context.signal,
    },
    {
      read: async (id) => {
        const { entities } = await fetchCompany(id, context);
        return Object.values(entities[companies.kind] ?? {})[0] as Company;
      },
      find,
    },
  );
  return company && loaded(company);
}

/** Saves changed settings; what the backend does not answer is read (ANY-02). */
export async function editCompany(
  { id, permalink, changes }: { id: string; permalink: string; changes: Partial<CompanyFields> },
  context: CallContext,
): Promise<LoadedCompany> {
  const company = await request({
    method: 'patch',
    path: `/api/companies/${segment(id)}`,
    body: toBody(changes),
    answer: whole<Company>(companySchema, companyFields),
    signal: context.signal,
  });
  return company ? loaded(company) : fetchCompany(changes.permalink ?? permalink, context);
}

export function deleteCompany(id: string, { signal }: CallContext): Promise<undefined> {
  return requestDeletion({ path: `/api/companies/${segment(id)}`, signal });
}

const standingSchema = perhaps(v.object({ isFollow: yesOrNo }));

/** Chooses of which posts of a followed company the member is told (CMP-03). */
export function sendFollowLevel(
  id: string,
  level: CompanyFollowLevel,
  { signal }: CallContext,
): Promise<undefined> {
  const path = `/api/companies/${segment(id)}/follow`;
  return request({ method: 'post', path, body: { level }, answer: noContent, signal });
}

/** Follows a company or unfollows it (CMP-03). @returns where the backend now stands */
export async function sendFollow(id: string, isFollow: boolean, { signal }: CallContext): Promise<boolean> {
  const path = `/api/companies/${segment(id)}/${isFollow ? 'follow' : 'unfollow'}`;
  const told = await request({ method: 'post', path, answer: standingSchema, signal });
  return told?.isFollow ?? isFollow;
}

type DecodedMember = v.InferOutput<typeof companyMemberSchema>;

function placed(companyId: string, { user, ...member }: DecodedMember) {
  return { ...member, id: memberId(companyId, user.id), companyId, userId: user.id };
}

/** Fetches people of a company (CMP-04). */
export async function fetchMembers(
  { companyId, filter, term }: MembersQuery,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: `/api/companies/${segment(companyId)}/members`,
    query: { term, type: filter === 'all' ? undefined : filter, page, per_page: perPage },
    answer: listOf(companyMemberSchema),
    signal,
  });
  const members = list.map((member) => placed(companyId, member));
  return {
    ids: members.map(({ id }) => id),
    count,
    entities: { ...companyMembers.entities(members), ...users.entities(list.map(({ user }) => user)) },
  };
}

/** Fetches people who are not in the company, to add (CMP-04). */
export function fetchAddable(
  { companyId, term }: AddableQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  return fetchPeople(`/api/follower/except/company/${segment(companyId)}`, page, context, { term });
}

const rolesOf = { make_moderator: 'moderator', make_member: 'member', hand_over: 'owner' } as const;

/** Sends an act on a person of a company (CMP-04). Leaving is one's own removal. */
export async function sendAct(
  { companyId, userId, act, position = '' }: MemberAct,
  { signal }: CallContext,
): Promise<undefined> {
  const path = `/api/companies/${segment(companyId)}/members/${segment(userId)}`;
  const answer = noContent;
  switch (act) {
    case 'add':
      return request({ method: 'post', path, body: { position: position.trim() }, answer, signal });
    case 'remove':
    case 'leave':
      return requestDeletion({ path, signal });
    default:
      return request({ method: 'patch', path: `${path}/role`, body: { role: rolesOf[act] }, answer, signal });
  }
}

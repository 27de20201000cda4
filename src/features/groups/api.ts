import * as v from 'valibot';
import { createdSchema, createOnce } from '@/shared/api/created';
import { request } from '@/shared/api/client';
import { flag, listOf, noContent, perhaps, whole } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { fetchPage } from '@/shared/api/fetchPage';
import { newestOf } from '@/shared/api/newestOf';
import { pageSizes } from '@/shared/config/limits';
import { apiError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { groupRoles } from '@/shared/wire/group';
import { toBody as sharedBody } from '@/features/communities/fields';
import { users } from '@/features/people/entities';
import { groups } from './entities';
import { given } from './given';
import {
  groupInviteSchema,
  groupSchema,
  type Entry,
  type Group,
  type GroupFields,
  type GroupsQuery,
  type InvitesQuery,
  type NewGroup,
  type SuggestionsQuery,
  waitingSchema,
} from './types';

const segment = encodeURIComponent;

/** A group and its id, as a resource keeps them. */
export interface LoadedGroup {
  id: string;
  permalink: string;
  entities: Entities;
}

const loaded = (group: Group): LoadedGroup => ({
  id: group.id,
  permalink: group.permalink,
  entities: groups.entities([group]),
});

/** Fetches a page of any list of groups. @param path of the call, without its query */
export function fetchGroups(
  path: string,
  page: PageRequest,
  context: CallContext,
  query: Record<string, string> = {},
): Promise<Page> {
  return fetchPage({ path, query, item: groupSchema, store: groups }, page, context);
}

/** Fetches a member's groups, as far as their privacy allows. */
export function fetchGroupsOf(
  { userId, term, role }: GroupsQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> {
  const query = { term, ...(role !== undefined && { role }) };
  return fetchGroups(`/api/groups/user/${segment(userId)}`, page, context, query);
}

export const fetchSuggestedGroups = (
  { term }: SuggestionsQuery,
  page: PageRequest,
  context: CallContext,
): Promise<Page> => fetchGroups('/api/groups/suggestions', page, context, { term });

/** Leaves a group out of the suggestions for good (GRP-01). */
export function hideSuggestion({ id }: { id: string }, { signal }: CallContext): Promise<undefined> {
  const path = `/api/groups/suggestions/${segment(id)}`;
  return request({ method: 'delete', path, answer: noContent, signal });
}

/** Fetches groups whose invitation waits, or that the member asks to join; the items are groups (GRP-01). */
export async function fetchInvites(
  { direction, term }: InvitesQuery,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: '/api/invites/group',
    query: { dir: direction, term, page, per_page: perPage },
    answer: listOf(groupInviteSchema),
    signal,
  });
  const found = list.map(({ id, group, user }): Group => {
    if (direction === 'out') return { ...group, inviteStatus: 'out' };
    return { ...group, inviteId: id, inviterId: user?.id ?? null };
  });
  const people = list.flatMap(({ user }) => user ?? []);
  return {
    ids: found.map(({ id }) => id),
    count,
    entities: { ...groups.entities(found), ...users.entities(people) },
  };
}

/** Fetches what waits for the member's answer (SHELL-03, GRP-01). */
export async function fetchWaiting({ signal }: CallContext) {
  const path = '/api/invites/group/waiting';
  const { invitations, requests, list } = await request({
    method: 'get',
    path,
    answer: waitingSchema,
    signal,
  });
  return {
    invitations,
    requests,
    asked: list.map(({ group, requests: count }) => ({ groupId: group.id, requests: count })),
    entities: groups.entities(list.map(({ group }) => group)),
  };
}

/** Fetches a group by its permalink. @throws RequestError of status 404 if there is none */
export async function fetchGroup(permalink: string, context: CallContext): Promise<LoadedGroup> {
  return loaded(await readGroup(permalink, {}, context));
}

/** Fetches a group as a visitor sees it, for those who may edit it. */
export function fetchGroupAsVisitor(permalink: string, context: CallContext): Promise<Group> {
  return readGroup(permalink, { as: 'visitor' }, context);
}

async function readGroup(permalink: string, query: Record<string, string>, { signal }: CallContext) {
  const path = `/api/groups/${segment(permalink)}`;
  const answer: v.GenericSchema<unknown, Group | null> = v.nullable(groupSchema);
  const group = await request({ method: 'get', path, query, answer, signal });
  if (group === null) throw new RequestError(apiError({ code: 'notFound', status: 404 }));
  return group;
}

const groupFields = ['name', 'privacy'];

/** The fields of a form as the calls write them. */
function toBody(fields: Partial<GroupFields>) {
  const { postGroup, approval, contacts, wall, pictures, questions, rules } = fields;
  return {
    ...sharedBody(fields),
    post_group: postGroup,
    approval,
    contacts: contacts === undefined ? undefined : contacts.trim() || null,
    wall,
    pictures,
    questions: questions && filled(questions),
    rules: rules && filled(rules),
  };
}

const filled = (lines: readonly string[]) => lines.flatMap((line) => line.trim() || []);

/** Creates a group (GRP-02); what the backend does not answer is read (ANY-02). */
export async function createGroup(
  { userId, ...fields }: NewGroup & { userId: string },
  context: CallContext,
): Promise<LoadedGroup | null> {
  const { signal } = context;
  const find = async (since?: number) => {
    const query = { term: fields.name.trim() };
    const mine = await fetchPage(
      { path: `/api/groups/user/${segment(userId)}`, query, item: groupSchema, store: groups },
      { page: 1, perPage: pageSizes.groups },
      context,
    );
    const found = Object.values(mine.entities[groups.kind] ?? {}) as Group[];
    return newestOf(
      found.filter(({ name }) => name === fields.name.trim()),
      since,
    );
  };
  const group = await createOnce<Group>(
    {
      path: '/api/groups',
      body: { userId, ...toBody(fields) },
      answer: createdSchema(groupSchema, groupFields),
      signal,
    },
    {
      read: async (id) => {
        const { entities } = await fetchGroup(id, context);
        return Object.values(entities[groups.kind] ?? {})[0] as Group;
      },
      find,
    },
  );
  return group && loaded(group);
}

/** Saves changed settings; what the backend does not answer is read (ANY-02). */
export async function editGroup(
  { id, permalink, changes }: { id: string; permalink: string; changes: Partial<GroupFields> },
  context: CallContext,
): Promise<LoadedGroup> {
  const group = await request({
    method: 'patch',
    path: `/api/groups/${segment(id)}`,
    body: { groupId: id, ...toBody(changes) },
    answer: whole<Group>(groupSchema, groupFields),
    signal: context.signal,
  });
  return group ? loaded(group) : fetchGroup(changes.permalink ?? permalink, context);
}

export function deleteGroup(id: string, { signal }: CallContext): Promise<undefined> {
  return requestDeletion({ path: `/api/groups/${segment(id)}`, signal });
}

const standingSchema = perhaps(
  v.object({
    role: v.nullable(v.picklist(groupRoles)),
    inviteStatus: v.fallback(v.nullable(v.picklist(['out'])), null),
    silenced: flag,
  }),
);

/** Joins a group or asks to (GRP-04). Null where the backend does not tell the outcome. */
export function joinGroup({ id, code, answers }: Entry, { signal }: CallContext) {
  const path = `/api/groups/${segment(id)}/join`;
  return request({ method: 'post', path, ...given({ code, answers }), answer: standingSchema, signal });
}

/** Makes a group an archive, or brings it back (GRP-06); what the backend does not answer is read (ANY-02). */
export async function archiveGroup(
  { id, permalink, isArchived }: { id: string; permalink: string; isArchived: boolean },
  context: CallContext,
): Promise<LoadedGroup> {
  const group = await request({
    method: 'patch',
    path: `/api/groups/${segment(id)}`,
    body: { groupId: id, archived_at: isArchived ? new Date().toISOString() : null },
    answer: whole<Group>(groupSchema, groupFields),
    signal: context.signal,
  });
  return group ? loaded(group) : fetchGroup(permalink, context);
}

/** Puts a post to the top of its group's timeline, or takes it from there (GRP-06). */
export function pinPost(
  { groupId, postId, isPinned }: { groupId: string; postId: string; isPinned: boolean },
  { signal }: CallContext,
): Promise<undefined> {
  const path = `/api/groups/${segment(groupId)}/pins/${segment(postId)}`;
  return request({ method: isPinned ? 'post' : 'delete', path, answer: noContent, signal });
}

export function leaveGroup({ id }: { id: string }, { signal }: CallContext) {
  const path = `/api/groups/${segment(id)}/leave`;
  return request({ method: 'post', path, answer: noContent, signal });
}

/** Answer to an invitation or a request; `gone` when it was withdrawn or answered elsewhere. */
export type AnswerOutcome = 'accepted' | 'hidden' | 'gone';

/** Answers an invitation to the member (GRP-05). */
export async function answerInvite(
  { inviteId, isAccepted }: { groupId: string; inviteId: string; isAccepted: boolean },
  { signal }: CallContext,
): Promise<AnswerOutcome> {
  const path = `/api/invites/group/${segment(inviteId)}/${isAccepted ? 'accept' : 'decline'}`;
  try {
    await request({ method: 'patch', path, answer: noContent, signal });
  } catch (thrown) {
    const status = thrown instanceof RequestError ? thrown.appError.status : null;
    if (status === 404 || status === 409) return 'gone';
    throw thrown;
  }
  return isAccepted ? 'accepted' : 'hidden';
}

import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, idOrNull, listOf, noContent, numeric, text } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import { groupLinks } from '../entities';
import type { GroupLink, NewLink } from '../types';

const segment = encodeURIComponent;

/** A link as the backend lists it, mostly without its code, which must not hide the one that is known. */
const linkSchema = v.pipe(
  v.object({ id, code: idOrNull, uses: numeric, used: numeric, expiresAt: text }),
  v.transform(({ code, ...link }): GroupLink => (code === null ? link : { ...link, code })),
);

const ofGroup = (groupId: string) => `/api/groups/${segment(groupId)}/links`;

/** Fetches the invite links of a group, for those who may invite (GRP-06). */
export async function fetchLinks(
  groupId: string,
  { page, perPage }: PageRequest,
  { signal }: CallContext,
): Promise<Page> {
  const { list, count } = await request({
    method: 'get',
    path: ofGroup(groupId),
    query: { page, per_page: perPage },
    answer: listOf(linkSchema),
    signal,
  });
  return { ids: list.map((link) => link.id), count, entities: groupLinks.entities(list) };
}

/** Makes an invite link; its code is told this once (GRP-06). */
export async function createLink({ groupId, days, uses }: NewLink, { signal }: CallContext) {
  const link = await request({
    method: 'post',
    path: ofGroup(groupId),
    body: { days, uses },
    answer: linkSchema,
    signal,
  });
  return { id: link.id, entities: groupLinks.entities([link]) };
}

/** Ends an invite link (GRP-06). */
export function revokeLink(
  { groupId, linkId }: { groupId: string; linkId: string },
  { signal }: CallContext,
): Promise<undefined> {
  const path = `${ofGroup(groupId)}/${segment(linkId)}`;
  return request({ method: 'delete', path, answer: noContent, signal });
}

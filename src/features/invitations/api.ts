import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, noContent, number, textOrNull } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { users } from '@/features/people/entities';
import { refSchema, userSchema } from '@/features/people/types';

const path = '/api/user/invitation';

export const invitationSchema = v.object({
  code: v.nullable(id),
  address: textOrNull,
  used: number,
  inviter: v.fallback(v.nullable(userSchema), null),
});

export const inviterSchema = v.object({ firstName: v.string(), avatar: v.fallback(refSchema, null) });
export type Inviter = v.InferOutput<typeof inviterSchema>;

/** The member's link; `code` is null while there is none. The inviter is in the users' store. */
export interface Invitation {
  code: string | null;
  address: string | null;
  used: number;
  inviterId: string | null;
}

const toInvitation = ({ inviter, ...link }: v.InferOutput<typeof invitationSchema>) => ({
  invitation: { ...link, inviterId: inviter?.id ?? null } satisfies Invitation,
  entities: users.entities(inviter === null ? [] : [inviter]),
});

/** Fetches the member's own link, how many came by it, and by whose link they came themselves (HOUR-03). */
export async function fetchInvitation({ signal }: CallContext) {
  return toInvitation(await request({ method: 'get', path, answer: invitationSchema, signal }));
}

export async function createInvitation({ signal }: CallContext) {
  return toInvitation(await request({ method: 'post', path, answer: invitationSchema, signal }));
}

export function revokeInvitation({ signal }: CallContext): Promise<undefined> {
  return request({ method: 'delete', path, answer: noContent, signal });
}

/** Fetches who invites by a link. @throws RequestError of status 404 for a link that has ended */
export function fetchInviter(code: string, { signal }: CallContext): Promise<Inviter> {
  const address = `/api/invitation/${encodeURIComponent(code)}`;
  return request({ method: 'get', path: address, answer: inviterSchema, signal });
}

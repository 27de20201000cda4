import type { Permission } from '../../permissions/permissions';
import type { MatrixWorld } from './matrixWorld';

/** Kinds of actors, as they stand to the author of the world's private objects, its private group and its company. */
export const actorKinds = [
  'guest',
  'unconfirmed',
  'stranger',
  'pendingFollower',
  'approvedFollower',
  'blocked',
  'author',
  'groupOwner',
  'groupAdmin',
  'groupModerator',
  'groupMember',
  'companyManager',
] as const;
export type ActorKind = (typeof actorKinds)[number];

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One endpoint on one object: the status that each kind of actor gets. */
export interface MatrixRow {
  permission: Permission;
  /** As it is registered: method and path with `:parameters`. */
  route: `${Method} ${string}`;
  /** What the call is about, for the reader. */
  object: string;
  path: (world: MatrixWorld) => string;
  body?: (world: MatrixWorld) => unknown;
  /** Multipart calls: a picture is sent as `file`. */
  sendsPicture?: true;
  cells: Record<ActorKind, number>;
}

/** The same status for all but the exceptions. */
export function everybody(
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
): Record<ActorKind, number> {
  const entries = actorKinds.map((kind) => [kind, exceptions[kind] ?? status] as const);
  return Object.fromEntries(entries) as Record<ActorKind, number>;
}

/** A status for whoever has a token; 401 for guests and the unconfirmed. */
export function members(
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
): Record<ActorKind, number> {
  return everybody(status, { guest: 401, unconfirmed: 401, ...exceptions });
}

import type { Permission } from '../../permissions/permissions';
import type { MatrixWorld } from './matrixWorld';

/**
 * Kinds of actors, named by their relation to the author, the private group and the two companies of the world. In the
 * group the pending follower asks to join, the approved one is invited, and the author's blocked person is blocked too.
 */
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
  'groupSilenced',
  'companyOwner',
  'companyModerator',
  'companyMember',
  'companyFollower',
  'houseModerator',
] as const;
export type ActorKind = (typeof actorKinds)[number];

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint on one object: the status for each kind of actor. */
export interface MatrixRow {
  permission: Permission;
  /** Method and path as registered, with `:parameters`. */
  route: `${Method} ${string}`;
  /** Object of the call, for the reader. */
  object: string;
  path: (world: MatrixWorld) => string;
  body?: (world: MatrixWorld) => unknown;
  headers?: Record<string, string>;
  /** Sends a picture as `file` in a multipart form. */
  sendsPicture?: true;
  /** Fields beside the picture. */
  fields?: (world: MatrixWorld) => Record<string, string>;
  cells: Record<ActorKind, number>;
}

/** The same status for all kinds but the exceptions. */
export function everybody(
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
): Record<ActorKind, number> {
  const entries = actorKinds.map((kind) => [kind, exceptions[kind] ?? status] as const);
  return Object.fromEntries(entries) as Record<ActorKind, number>;
}

/** A status for kinds with a token; 401 for guests and the unconfirmed. */
export function members(
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
): Record<ActorKind, number> {
  return everybody(status, { guest: 401, unconfirmed: 401, ...exceptions });
}

export function row(
  permission: Permission,
  route: MatrixRow['route'],
  object: string,
  path: (world: MatrixWorld) => string,
  cells: MatrixRow['cells'],
  parts: Omit<MatrixRow, 'permission' | 'route' | 'object' | 'path' | 'cells'> = {},
): MatrixRow {
  return { permission, route, object, path, cells, ...parts };
}

import { whyNotInCompany, type CompanyRight } from '@/shared/rules/company';
import type { CompanyRole } from '@/shared/wire/company';
import { actorKinds, members, type ActorKind, type MatrixRow } from './matrixRow';
import type { MatrixWorld } from './matrixWorld';

export type Path = (world: MatrixWorld) => string;

/** Roles of the kinds of actors in both companies; all others are strangers, the follower too. */
const roles: Partial<Record<ActorKind, CompanyRole>> = {
  companyOwner: 'owner',
  companyModerator: 'moderator',
  companyMember: 'member',
};

/** The status for those who hold a right, 403 for others; the table of rights itself is tested with the rules. */
export function byRight(
  right: CompanyRight,
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
  subject?: ActorKind,
): MatrixRow['cells'] {
  const cells = actorKinds.map((kind) => {
    const target = subject && { role: roles[subject] ?? null, isSelf: kind === subject };
    return [kind, whyNotInCompany(roles[kind] ?? null, right, target) === null ? status : 403] as const;
  });
  return members(403, { ...Object.fromEntries(cells), guest: 401, unconfirmed: 401, ...exceptions });
}

/** A status for each of the team, another one for all who are not in it. */
export const team = (status: number, others: number, exceptions: Partial<Record<ActorKind, number>> = {}) =>
  members(others, { companyOwner: status, companyModerator: status, companyMember: status, ...exceptions });

import { companyRoles, type CompanyRole } from '../wire/company';

/**
 * Team of a company (CMP-04), the same for the server, which obeys it, and for the app, which foretells the server's
 * answer and says why something is not possible.
 */

/** Roles that run the company and count as admins. */
export const companyManagers: readonly CompanyRole[] = ['owner', 'moderator'];

/** Acts that change who is in the team and with which role. */
export type CompanyAct = 'add' | 'remove' | 'leave' | 'make_moderator' | 'make_member' | 'hand_over';

/** Rights in a company; `speak` is to post and comment in its name. */
export type CompanyRight = CompanyAct | 'edit' | 'delete' | 'speak';

/** Roles that hold each right. What may be done to owners and to oneself is limited further: see `whyNotInCompany`. */
export const companyRights: Readonly<Record<CompanyRight, readonly CompanyRole[]>> = {
  edit: companyManagers,
  delete: companyManagers,
  speak: companyManagers,
  add: companyManagers,
  remove: companyManagers,
  make_moderator: companyManagers,
  make_member: companyManagers,
  hand_over: ['owner'],
  leave: companyRoles,
};

/** Reasons for which something is not possible; each has a text in the app. */
export type WhyNotInCompany =
  /** The caller is not in the team. */
  | 'none'
  /** The caller's role is too low. */
  | 'needsManager'
  | 'needsOwner'
  /** The person is an owner, or oneself. */
  | 'onOwner'
  | 'onSelf';

/** Says why a right is not held, or null when it is. Null as a role: not in the team. */
export function whyNotInCompany(
  role: CompanyRole | null,
  right: CompanyRight,
  subject?: { role: CompanyRole | null; isSelf: boolean },
): WhyNotInCompany | null {
  if (role === null) return 'none';
  const roles = companyRights[right];
  if (!roles.includes(role)) return roles.includes('moderator') ? 'needsManager' : 'needsOwner';
  if (subject === undefined || right === 'leave') return null;
  // Managers may step down; all else that they do to themselves is leaving.
  if (subject.isSelf && right !== 'make_member' && right !== 'make_moderator') return 'onSelf';
  return subject.role === 'owner' && role !== 'owner' ? 'onOwner' : null;
}

/** Refusals: `notFound` for nobody of the team, `conflict` for one who is, `lastOwner` when no owner would be left. */
export type CompanyActRefusal = 'notFound' | 'conflict' | 'lastOwner';

/** The role of an owner who has handed the company over. */
export const formerCompanyOwner: CompanyRole = 'moderator';

/**
 * Applies an act to the role of the person whom it concerns; null stands for nobody of the team. Acts without effect
 * answer the same role, so that repeats are harmless. Asks for no right: see `whyNotInCompany`.
 */
export function applyCompanyAct(
  role: CompanyRole | null,
  act: CompanyAct,
  { isLastOwner }: { isLastOwner: boolean },
): { role: CompanyRole | null } | CompanyActRefusal {
  if (act === 'add') return role === null ? { role: 'member' } : 'conflict';
  if (role === null) return act === 'leave' ? { role } : 'notFound';
  if (act === 'hand_over') return { role: 'owner' };
  if (isLastOwner) return 'lastOwner';
  switch (act) {
    case 'remove':
    case 'leave':
      return { role: null };
    case 'make_moderator':
      return { role: 'moderator' };
    case 'make_member':
      return { role: 'member' };
  }
}

/** Tells whether a person sees posts, contacts, photos and members of a company; following opens nothing (decided). */
export function seesCompany(role: CompanyRole | null, privacy: 0 | 1): boolean {
  return privacy === 0 || role !== null;
}

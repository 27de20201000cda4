import { groupRoles, type GroupAct, type GroupRole, type OfferedRole, type WireGroup } from '../wire/group';

/**
 * Membership of one person in one group (GRP-04 to GRP-07), the same for the server, which obeys it, and for the app,
 * which foretells the server's answer and says why something is not possible.
 */
export type Membership =
  | { state: 'none' | 'requested' }
  | { state: 'invited'; role: OfferedRole }
  /** Silenced: reads but does not write. */
  | { state: GroupRole; silenced: boolean }
  /** Unblocked, former members are members again; others are strangers. */
  | { state: 'blocked'; wasMember: boolean };

export const stranger: Membership = { state: 'none' };

/** Acts that change a membership. */
export type MembershipAct = Exclude<
  GroupAct,
  | 'create'
  | 'edit'
  | 'ask'
  | 'join_by_link'
  | 'create_link'
  | 'revoke_link'
  | 'pin'
  | 'unpin'
  | 'archive'
  | 'reopen'
>;

/** Facts about the group beside the membership that an act changes. */
export interface ActContext {
  /** The group's `privacy` is 1. */
  needsApproval: boolean;
  /** The membership is that of the only owner. */
  isLastOwner: boolean;
  /** Role that an invitation offers; `member` by default. */
  offered?: OfferedRole | undefined;
  /** Nobody comes into an archived group. */
  isArchived?: boolean | undefined;
}

/**
 * Refusals: `notFound` when there is nothing to act on, `conflict` when the person's state excludes the act,
 * `lastOwner` when the group would lose its only owner, `blocked` for a blocked person who joins.
 */
export type ActRefusal = 'notFound' | 'conflict' | 'lastOwner' | 'blocked';

/** Reads the caller's membership from a group as the API answers it; the offered role is not told. */
export function membershipOf(group: {
  role: GroupRole | null;
  inviteStatus: 'out' | null;
  inviteId: string | null;
  silenced: boolean;
  blocked: object | null;
}): Membership {
  if (group.blocked !== null) return { state: 'blocked', wasMember: true };
  if (group.role !== null) return { state: group.role, silenced: group.silenced };
  if (group.inviteStatus !== null) return { state: 'requested' };
  return group.inviteId === null ? stranger : { state: 'invited', role: 'member' };
}

/** A member with a role, blocked ones excluded. */
export function isMember(membership: Membership): membership is { state: GroupRole; silenced: boolean } {
  return groupRoles.some((role) => role === membership.state);
}

/** Change of the group's member count from one membership to the next. */
export function memberCountChange(before: Membership, after: Membership): -1 | 0 | 1 {
  if (isMember(before) === isMember(after)) return 0;
  return isMember(after) ? 1 : -1;
}

/** Acts by which people come into a group, or closer to it. */
const entrances: readonly MembershipAct[] = ['join', 'accept', 'admit', 'invite'];

/**
 * Applies an act to the membership of the person whom it concerns: oneself for joining, leaving and answering an
 * invitation. Acts without effect answer the same membership, so that repeats are harmless. Asks for no right: see
 * `whyNot`.
 */
export function applyAct(
  membership: Membership,
  act: MembershipAct,
  context: ActContext,
): Membership | ActRefusal {
  if (context.isArchived === true && entrances.includes(act) && !isMember(membership)) return 'conflict';
  switch (act) {
    case 'join':
      return join(membership, context.needsApproval);
    case 'leave':
      if (isMember(membership)) return context.isLastOwner ? 'lastOwner' : stranger;
      return membership.state === 'requested' ? stranger : membership;
    case 'accept':
      return membership.state === 'invited' ? { state: membership.role, silenced: false } : 'notFound';
    case 'decline':
    case 'withdraw':
      return membership.state === 'invited' ? stranger : 'notFound';
    case 'admit':
      return membership.state === 'requested' ? { state: 'member', silenced: false } : 'notFound';
    case 'refuse':
      return membership.state === 'requested' ? stranger : 'notFound';
    case 'invite':
      return invite(membership, context.offered ?? 'member');
    case 'block':
      if (membership.state === 'none') return 'notFound';
      if (membership.state === 'blocked') return membership;
      return context.isLastOwner ? 'lastOwner' : { state: 'blocked', wasMember: isMember(membership) };
    case 'unblock':
      if (membership.state === 'none') return 'notFound';
      if (membership.state !== 'blocked') return membership;
      return membership.wasMember ? { state: 'member', silenced: false } : stranger;
    default:
      return changeMember(membership, act, context.isLastOwner);
  }
}

function join(membership: Membership, needsApproval: boolean): Membership | ActRefusal {
  switch (membership.state) {
    case 'blocked':
      return 'blocked';
    case 'invited':
      return { state: membership.role, silenced: false };
    case 'none':
    case 'requested':
      return needsApproval ? { state: 'requested' } : { state: 'member', silenced: false };
    default:
      return membership;
  }
}

/** An invitation to a person who has asked to join admits them. */
function invite(membership: Membership, role: OfferedRole): Membership | ActRefusal {
  if (membership.state === 'requested') return { state: role, silenced: false };
  if (membership.state === 'none' || membership.state === 'invited') return { state: 'invited', role };
  return 'conflict';
}

type MemberAct =
  'remove' | 'silence' | 'unsilence' | 'make_admin' | 'make_moderator' | 'make_member' | 'hand_over';

/** Acts that need a member. */
function changeMember(membership: Membership, act: MemberAct, isLastOwner: boolean): Membership | ActRefusal {
  if (membership.state === 'blocked') return 'conflict';
  if (!isMember(membership)) return 'notFound';
  if (act === 'unsilence') return { ...membership, silenced: false };
  if (act === 'hand_over') return { state: 'owner', silenced: false };
  if (isLastOwner) return 'lastOwner';
  switch (act) {
    case 'remove':
      return stranger;
    case 'silence':
      return { ...membership, silenced: true };
    case 'make_admin':
      return { ...membership, state: 'admin' };
    case 'make_moderator':
      return { ...membership, state: 'moderator' };
    case 'make_member':
      return { ...membership, state: 'member' };
  }
}

/** The membership of an owner who has handed the group over. */
export const formerOwner: Membership = { state: 'admin', silenced: false };

/** Acts of one person on the membership of another. */
type ActOnOther = Exclude<MembershipAct, 'join' | 'leave' | 'accept' | 'decline'>;

/** Rights in a group: acts on others, and those on the group itself. */
export type GroupRight =
  ActOnOther | 'edit' | 'delete' | 'pin' | 'archive' | 'see_desk' | 'see_log' | 'leave';

/** Roles that count as admins (GRP-06). */
export const groupManagers: readonly GroupRole[] = ['owner', 'admin', 'moderator'];

/**
 * Roles that hold each right. `see_desk` shows requests, invitations and blocked people (DESK-01). What may be done to
 * owners and to oneself is limited further: see `whyNot`.
 */
export const groupRights: Readonly<Record<GroupRight, readonly GroupRole[]>> = {
  edit: groupManagers,
  delete: groupManagers,
  pin: groupManagers,
  archive: ['owner'],
  invite: groupManagers,
  withdraw: groupManagers,
  admit: groupManagers,
  refuse: groupManagers,
  remove: groupManagers,
  block: groupManagers,
  unblock: groupManagers,
  silence: groupManagers,
  unsilence: groupManagers,
  make_admin: groupManagers,
  make_moderator: groupManagers,
  make_member: groupManagers,
  hand_over: ['owner'],
  see_desk: groupManagers,
  see_log: ['owner', 'admin'],
  leave: groupRoles,
};

/** Reasons for which something is not possible; each has a text in the app. */
export type WhyNot =
  /** The caller is blocked, has asked to join, is invited, or is none of these. */
  | 'blocked'
  | 'requested'
  | 'invited'
  | 'none'
  /** The caller's role is too low. */
  | 'needsManager'
  | 'needsAdmin'
  | 'needsOwner'
  /** The person is an owner, or oneself. */
  | 'onOwner'
  | 'onSelf'
  | 'lastOwner'
  /** Only for posting. */
  | 'silenced'
  | 'noWall'
  | 'archived';

/** The person on whom an act is done. */
interface Subject {
  membership: Membership;
  isSelf: boolean;
}

/** Says why a right is not held, or null when it is. */
export function whyNot(actor: Membership, right: GroupRight, subject?: Subject): WhyNot | null {
  if (!isMember(actor)) return outside(actor);
  const roles = groupRights[right];
  if (!roles.includes(actor.state)) return neededFor(roles);
  if (subject === undefined || right === 'leave') return null;
  // Admins may step down; all else that they do to themselves is leaving.
  if (subject.isSelf && !right.startsWith('make_')) return 'onSelf';
  if (subject.membership.state === 'owner' && actor.state !== 'owner') return 'onOwner';
  return null;
}

const outside = (membership: Exclude<Membership, { state: GroupRole }>): WhyNot => membership.state;

function neededFor(roles: readonly GroupRole[]): WhyNot {
  if (roles.includes('moderator')) return 'needsManager';
  return roles.includes('admin') ? 'needsAdmin' : 'needsOwner';
}

/** Roles that may post in a group with this `post_group`. */
const posters: Record<WireGroup['post_group'], readonly GroupRole[]> = {
  member: groupRoles,
  moderator: groupManagers,
  admin: ['owner', 'admin'],
};

/** Says why a person may not post in a group (GRP-07), or null when they may. */
export function whyNotPost(
  membership: Membership,
  group: {
    wall: boolean;
    postGroup: WireGroup['post_group'];
    archivedAt?: Date | string | null | undefined;
  },
): WhyNot | null {
  if (membership.state !== 'blocked' && isArchived(group)) return 'archived';
  if (!isMember(membership)) return outside(membership);
  if (!group.wall) return 'noWall';
  if (membership.silenced) return 'silenced';
  const roles = posters[group.postGroup];
  return roles.includes(membership.state) ? null : neededFor(roles);
}

/** Tells whether nobody writes in a group or joins it. */
export function isArchived({ archivedAt }: { archivedAt?: Date | string | null | undefined }): boolean {
  return archivedAt !== null && archivedAt !== undefined;
}

/** Tells whether a person sees posts, members and pictures of a group. */
export function seesInside(membership: Membership, needsApproval: boolean): boolean {
  return isMember(membership) || (membership.state !== 'blocked' && !needsApproval);
}

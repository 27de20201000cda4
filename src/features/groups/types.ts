import * as v from 'valibot';
import { addressed, flag, flagOr, id, idOrNull, number, text, textOrNull, total } from '@/shared/api/decode';
import type { MembershipAct } from '@/shared/rules/membership';
import { groupRoles, postApprovals, type OfferedRole } from '@/shared/wire/group';
import { categoryOrNull, type NewCommunity } from '@/features/communities/types';
import { refSchema, userInListSchema, userSchema } from '@/features/people/types';
import type { MemberTab, RoleFilter } from './desk/tabs';
import { postGroups, rightsIn } from './rights';

const role = v.fallback(v.nullable(v.picklist(groupRoles)), null);
const asked = v.fallback(v.nullable(v.picklist(['out'])), null);
const block = v.fallback(v.nullable(v.object({ until: textOrNull, reason: text })), null);

const texts = v.fallback(v.array(v.string()), []);
const answers = v.fallback(v.array(v.object({ question: text, answer: text })), []);

/** A group, in lists and on its own page. */
export const groupSchema = v.pipe(
  v.object({
    id,
    name: text,
    permalink: idOrNull,
    /** 1: joining needs approval. */
    privacy: v.fallback(v.picklist([0, 1]), 1),
    category: categoryOrNull,
    subcategory: categoryOrNull,
    description: text,
    location: text,
    links: v.fallback(v.array(v.string()), []),
    pictures: flagOr(true),
    contacts: textOrNull,
    wall: flagOr(true),
    /** Lowest role that may post. */
    postGroup: v.fallback(v.picklist(postGroups), 'member'),
    approval: v.optional(v.fallback(v.picklist(postApprovals), 'off')),
    members: total,
    avatar: v.fallback(refSchema, null),
    cover: v.fallback(refSchema, null),
    /** The member's own role. */
    role,
    /** `out` while the member asks to join. */
    inviteStatus: asked,
    /** The member's open invitation. */
    inviteId: idOrNull,
    silenced: flag,
    /** Set while the member is blocked. */
    blocked: block,
    createdAt: text,
    canPost: v.optional(flag),
    canSee: v.optional(flag),
    /** Without these the backend does not speak them, and their controls stay hidden (ANY-06). */
    questions: v.optional(texts),
    rules: v.optional(texts),
    pinned: v.optional(v.fallback(v.array(id), [])),
    /** Set while nobody writes in the group or joins it. */
    archivedAt: v.optional(textOrNull),
    /** Told by Discover (HOUR-02). */
    postsThisWeek: v.optional(number),
  }),
  v.transform((group) => ({ ...group, ...rightsIn(group), ...told(group), ...addressed(group) })),
);
export type Group = v.InferOutput<typeof groupSchema> & {
  /** The person whose invitation waits. */
  inviterId?: string | null;
};

function told(group: { canPost?: boolean | undefined; canSee?: boolean | undefined }) {
  const { canPost, canSee } = group;
  return { ...(canPost !== undefined && { canPost }), ...(canSee !== undefined && { canSee }) };
}

/** An open invitation, or a request of the member's own. */
export const groupInviteSchema = v.object({
  id,
  group: groupSchema,
  user: v.fallback(v.nullable(userSchema), null),
});

/** Answers that the member owes, and the groups in which people ask to join. */
export const waitingSchema = v.object({
  invitations: total,
  requests: total,
  list: v.fallback(v.array(v.object({ group: groupSchema, requests: total })), []),
});

/** Directions of invitations: to the member, or groups that the member asks to join (GRP-01). */
export type InviteDirection = 'in' | 'out';

export const groupMemberSchema = v.object({
  user: userInListSchema,
  /** Of an invited person the role offered. */
  type: v.fallback(v.picklist([...groupRoles, 'request']), 'member'),
  blocked: flag,
  silenced: flag,
  inviteId: idOrNull,
  block,
  /** To the group's questions, for those who run it. */
  answers,
});
type DecodedMember = v.InferOutput<typeof groupMemberSchema>;

/** A person in one group; the person is in the users' store. */
export type GroupMember = Omit<DecodedMember, 'user'> & { id: string; groupId: string; userId: string };

/** A member's groups, searched, or those that the member runs (`admin`), or is a plain member of. */
export interface GroupsQuery {
  userId: string;
  term: string;
  role?: 'admin' | 'member' | undefined;
}

export interface InvitesQuery {
  direction: InviteDirection;
  term: string;
}

/** Groups that the member may like, searched. */
export interface SuggestionsQuery {
  term: string;
}

/** People who may be invited to a group. */
export interface InvitableQuery {
  groupId: string;
  term: string;
}

/** A list of a group's people; with `role` of the members who have it. */
export interface MembersQuery {
  groupId: string;
  tab: MemberTab;
  role?: RoleFilter | undefined;
  term: string;
}

/** A line of a group's log; the people are in the users' store, null where they are gone. */
export interface GroupLogEntry {
  id: string;
  act: string;
  actorId: string | null;
  subjectId: string | null;
  createdAt: string;
}

/** An act of an admin on a person of a group (GRP-06). */
export interface MemberAct {
  groupId: string;
  userId: string;
  act: Exclude<MembershipAct, 'join' | 'leave' | 'accept' | 'decline' | 'invite'>;
  /** Open request or invitation that the act answers. */
  inviteId: string | null;
  /** Of a declined request or a block; whom it concerns reads it. */
  reason?: string | undefined;
  /** Days after which a block ends by itself; without them it lasts. */
  days?: number | undefined;
}

/** Inviting a person to a group; without `role` as a plain member (GRP-06). */
export interface Invitation {
  groupId: string;
  userId: string;
  role?: OfferedRole | undefined;
}

/** Joining: by the code of a link, and with answers to the group's questions, as far as there are any. */
export interface Entry {
  id: string;
  code?: string | undefined;
  answers?: readonly string[] | undefined;
}

/** An invite link; its code is known to whoever made it, until the page is loaded anew. */
export interface GroupLink {
  id: string;
  code?: string;
  /** People whom it lets in, and those whom it has let in. */
  uses: number;
  used: number;
  expiresAt: string;
}

export interface NewLink {
  groupId: string;
  days: number;
  uses: number;
}

/** Fields of the form of a new group (GRP-02). */
export interface NewGroup extends NewCommunity {
  postGroup: string;
}

/** Fields of the settings (GRP-02). */
export interface GroupFields extends NewGroup {
  permalink: string;
  approval: string;
  location: string;
  /** One address a line. */
  links: string;
  contacts: string;
  wall: boolean;
  pictures: boolean;
  questions: readonly string[];
  rules: readonly string[];
}

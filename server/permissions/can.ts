import type { WirePrivacy } from '@/shared/wire/user';
import type { CompanyRole, GroupRole } from '../db/schema';
import { audienceAllows, audienceOf, type Relation } from './audience';

/** Another member, as one viewer stands to them. */
interface PersonFacts {
  relation: Relation;
  privacy: Partial<WirePrivacy>;
}

/** A post, comment or file: who made it, and whether the viewer sees where it stands. */
interface OwnedFacts {
  ownerId: number;
  isVisible: boolean;
}

interface GroupFacts {
  role: GroupRole | null;
  isBlocked: boolean;
  hasWall: boolean;
  postGroup: 'member' | 'moderator' | 'admin';
}

interface CompanyFacts {
  role: CompanyRole | null;
  hasWall: boolean;
}

interface ActionObjects {
  'profile.view': PersonFacts;
  'profile.message': PersonFacts;
  'profile.postOn': PersonFacts;
  'post.view': OwnedFacts;
  'post.edit': OwnedFacts;
  'post.delete': OwnedFacts;
  'post.vote': OwnedFacts;
  'post.bookmark': OwnedFacts;
  'post.report': OwnedFacts;
  'comment.edit': OwnedFacts;
  'comment.delete': OwnedFacts;
  'file.delete': OwnedFacts;
  'group.postIn': GroupFacts;
  'company.postAs': CompanyFacts;
}
export type Action = keyof ActionObjects;

type Rule<A extends Action> = (actorId: number, object: ActionObjects[A]) => boolean;

const own = (actorId: number, { ownerId }: OwnedFacts) => ownerId === actorId;
const inAudience = (setting: keyof WirePrivacy) => (_actorId: number, person: PersonFacts) =>
  audienceAllows(audienceOf(person.privacy, setting), person.relation);

const groupRank: Record<GroupRole, number> = { member: 1, moderator: 2, admin: 3, owner: 4 };

const rules: { [A in Action]: Rule<A> } = {
  'profile.view': inAudience('profile_details'),
  'profile.message': (actorId, person) =>
    !person.relation.isSelf && inAudience('message_me')(actorId, person),
  // Nobody writes on a wall that they cannot see.
  'profile.postOn': (actorId, person) =>
    inAudience('profile_details')(actorId, person) && inAudience('post_on_timeline')(actorId, person),
  'post.view': (_actorId, { isVisible }) => isVisible,
  'post.edit': own,
  'post.delete': own,
  'post.vote': (actorId, post) => post.isVisible && !own(actorId, post),
  'post.bookmark': (_actorId, { isVisible }) => isVisible,
  'post.report': (actorId, post) => post.isVisible && !own(actorId, post),
  'comment.edit': own,
  'comment.delete': own,
  'file.delete': own,
  'group.postIn': (_actorId, { role, isBlocked, hasWall, postGroup }) =>
    role !== null && !isBlocked && hasWall && groupRank[role] >= groupRank[postGroup],
  'company.postAs': (_actorId, { role, hasWall }) => hasWall && (role === 'owner' || role === 'moderator'),
};

/** The one answer to "may this member do that to this thing" (SRV-05). Guests may do none of these. */
export function can<A extends Action>(
  actor: { id: number } | null,
  action: A,
  object: ActionObjects[A],
): boolean {
  return actor !== null && rules[action](actor.id, object);
}

import { seesCompany, whyNotInCompany } from '@/shared/rules/company';
import {
  isMember,
  seesInside,
  whyNot,
  whyNotPost,
  type GroupRight,
  type Membership,
} from '@/shared/rules/membership';
import type { WirePrivacy } from '@/shared/wire/user';
import type { CompanyRole } from '@/shared/wire/company';
import type { companies, groups } from '../db/schema';
import { needsApproval } from './memberships';
import { audienceAllows, audienceOf, type Relation } from './audience';

/** Another member, seen by one viewer. */
interface PersonFacts {
  relation: Relation;
  privacy: Partial<WirePrivacy>;
}

/** A post, comment, file or album. */
interface OwnedFacts {
  ownerId: number;
  isVisible: boolean;
}

/** A group, and the viewer's membership in it. */
interface GroupFacts {
  group: Pick<typeof groups.$inferSelect, 'privacy' | 'wall' | 'postGroup'>;
  membership: Membership;
}

/** The viewer's membership, the right it is asked for, and the person on whom they act. */
interface GroupActFacts {
  membership: Membership;
  right: GroupRight;
  subject?: { membership: Membership; isSelf: boolean };
}

/** A company, and the viewer's membership in it. */
interface CompanyFacts {
  company: Pick<typeof companies.$inferSelect, 'privacy' | 'options'>;
  role: CompanyRole | null;
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
  'file.describe': OwnedFacts;
  'album.view': OwnedFacts;
  'album.edit': OwnedFacts;
  'album.delete': OwnedFacts;
  'group.see': GroupFacts;
  'group.act': GroupActFacts;
  'group.postIn': GroupFacts;
  'group.comment': Membership;
  'company.see': CompanyFacts;
  'company.manage': CompanyFacts;
  'company.postAs': CompanyFacts;
}
export type Action = keyof ActionObjects;

type Rule<A extends Action> = (actorId: number, object: ActionObjects[A]) => boolean;

const own = (actorId: number, { ownerId }: OwnedFacts) => ownerId === actorId;
const inAudience = (setting: keyof WirePrivacy) => (_actorId: number, person: PersonFacts) =>
  audienceAllows(audienceOf(person.privacy, setting), person.relation);

const managesCompany = ({ role }: CompanyFacts) => whyNotInCompany(role, 'edit') === null;

const rules: { [A in Action]: Rule<A> } = {
  'profile.view': inAudience('profile_details'),
  'profile.message': (actorId, person) =>
    !person.relation.isSelf && inAudience('message_me')(actorId, person),
  // A wall that is not visible takes no posts.
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
  'file.describe': own,
  'album.view': (_actorId, { isVisible }) => isVisible,
  'album.edit': own,
  'album.delete': own,
  'group.see': (_actorId, { group, membership }) => seesInside(membership, needsApproval(group)),
  'group.act': (_actorId, { membership, right, subject }) => whyNot(membership, right, subject) === null,
  'group.postIn': (_actorId, { group, membership }) => whyNotPost(membership, group) === null,
  // A comment is for everybody who sees the post, but for those who may not write.
  'group.comment': (_actorId, membership) =>
    membership.state !== 'blocked' && !(isMember(membership) && membership.silenced),
  'company.see': (_actorId, { company, role }) => seesCompany(role, company.privacy),
  'company.manage': (_actorId, facts) => managesCompany(facts),
  'company.postAs': (_actorId, facts) => facts.company.options.wall && managesCompany(facts),
};

/** Decides every permission that depends on an object (SRV-05). Guests have none of them. */
export function can<A extends Action>(
  actor: { id: number } | null,
  action: A,
  object: ActionObjects[A],
): boolean {
  return actor !== null && rules[action](actor.id, object);
}

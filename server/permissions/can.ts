import { seesCompany, whyNotInCompany, type CompanyRight } from '@/shared/rules/company';
import {
  isArchived,
  isMember,
  seesInside,
  whyNot,
  whyNotPost,
  type GroupRight,
  type Membership,
} from '@/shared/rules/membership';
import type { AccessRole } from '@/shared/wire/moderation';
import type { WirePrivacy } from '@/shared/wire/user';
import type { CompanyRole } from '@/shared/wire/company';
import type { PostType } from '@/shared/wire/post';
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

/** A post that somebody wants to change. */
interface ChangedPostFacts extends OwnedFacts {
  type: PostType;
  /** Role of the viewer in the company on whose wall it stands. */
  companyRole: CompanyRole | null;
}

/** A comment that somebody wants to edit. */
interface EditedCommentFacts extends OwnedFacts {
  /** Signed by the company under whose post it stands. */
  asCompany: boolean;
  companyRole: CompanyRole | null;
}

/** A viewer's place in the group or company that shows a picture as its own, and the right that changing it takes. */
export type PictureOf =
  | { kind: 'group'; membership: Membership; right: 'edit' }
  | { kind: 'company'; role: CompanyRole | null; right: 'edit' | 'speak' };

interface FileFacts extends OwnedFacts {
  /** Null for a picture of no group or company. */
  pictureOf: PictureOf | null;
}

/** A group, and the viewer's membership in it. */
interface GroupFacts {
  group: Pick<typeof groups.$inferSelect, 'privacy' | 'wall' | 'pictures' | 'postGroup' | 'archivedAt'>;
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

/** Sections of a company's page that are lists of their own. */
export type CompanySection = 'wall' | 'photos' | 'members';

/** The viewer's role, the right it is asked for, and the person on whom they act. */
interface CompanyActFacts {
  role: CompanyRole | null;
  right: CompanyRight;
  subject?: { role: CompanyRole | null; isSelf: boolean };
}

/** A member whom the house may have silenced. */
interface VoiceFacts {
  isSilenced: boolean;
}

/** The desk of a group, or that of the house, and those who come to it. */
interface DeskFacts {
  /** Standing of the caller in the house. */
  role: AccessRole;
  /** The caller's membership in the group; null for the desk of the house. */
  membership: Membership | null;
}

/** Something on a desk. */
interface DeskItemFacts extends DeskFacts {
  /** The caller has written it, or has given the answer that is to be looked at again. */
  isOwn: boolean;
  /** The author's membership in the group; null where there is neither. */
  author: Membership | null;
}

interface ActionObjects {
  'profile.view': PersonFacts;
  'profile.message': PersonFacts;
  'profile.postOn': PersonFacts;
  'post.view': OwnedFacts;
  'post.edit': ChangedPostFacts;
  'post.delete': ChangedPostFacts;
  'post.vote': OwnedFacts;
  'post.bookmark': OwnedFacts;
  report: OwnedFacts;
  'comment.edit': EditedCommentFacts;
  'comment.delete': OwnedFacts;
  'comment.vote': OwnedFacts;
  'file.delete': FileFacts;
  'file.describe': FileFacts;
  'album.view': OwnedFacts;
  'album.edit': OwnedFacts;
  'album.delete': OwnedFacts;
  'clip.view': OwnedFacts;
  'clip.edit': OwnedFacts;
  'clip.delete': OwnedFacts;
  'group.see': GroupFacts;
  'group.open': GroupFacts & { section: 'wall' | 'pictures' };
  'group.act': GroupActFacts;
  'group.postIn': GroupFacts;
  'group.comment': GroupFacts;
  'company.see': CompanyFacts;
  'company.open': CompanyFacts & { section: CompanySection };
  'company.act': CompanyActFacts;
  'company.postAs': CompanyFacts;
  'company.addPhoto': CompanyFacts;
  'word.write': VoiceFacts;
  'desk.open': DeskFacts;
  'desk.seeReporters': DeskFacts;
  'desk.answer': DeskItemFacts;
}
export type Action = keyof ActionObjects;

type Rule<A extends Action> = (actorId: number, object: ActionObjects[A]) => boolean;

const own = (actorId: number, { ownerId }: OwnedFacts) => ownerId === actorId;
const ofOthers = (actorId: number, thing: OwnedFacts) => thing.isVisible && !own(actorId, thing);
const inAudience = (setting: keyof WirePrivacy) => (_actorId: number, person: PersonFacts) =>
  audienceAllows(audienceOf(person.privacy, setting), person.relation);

const maySpeak = (role: CompanyRole | null) => whyNotInCompany(role, 'speak') === null;

/** Pictures of a group or company are for those who run it now, whoever uploaded them. */
const changesFile = (actorId: number, file: FileFacts) => {
  if (file.pictureOf === null) return own(actorId, file);
  if (file.pictureOf.kind === 'group')
    return whyNot(file.pictureOf.membership, file.pictureOf.right) === null;
  return whyNotInCompany(file.pictureOf.role, file.pictureOf.right) === null;
};

/** A group's admins have its desk, moderators and operators that of the house. */
const opensDesk = ({ role, membership }: DeskFacts) =>
  membership === null ? role !== 'member' : whyNot(membership, 'see_desk') === null;

const rules: { [A in Action]: Rule<A> } = {
  'profile.view': inAudience('profile_details'),
  'profile.message': (actorId, person) =>
    !person.relation.isSelf && inAudience('message_me')(actorId, person),
  // A wall that is not visible takes no posts.
  'profile.postOn': (actorId, person) =>
    inAudience('profile_details')(actorId, person) && inAudience('post_on_timeline')(actorId, person),
  'post.view': (_actorId, { isVisible }) => isVisible,
  // In the name of a company nobody speaks who no longer may; its managers delete what was said in it (decided).
  'post.edit': (actorId, post) =>
    own(actorId, post) && (post.type !== 'company' || maySpeak(post.companyRole)),
  'post.delete': (actorId, post) =>
    own(actorId, post) || (post.type === 'company' && maySpeak(post.companyRole)),
  'post.vote': ofOthers,
  'post.bookmark': (_actorId, { isVisible }) => isVisible,
  report: ofOthers,
  'comment.edit': (actorId, comment) =>
    own(actorId, comment) && (!comment.asCompany || maySpeak(comment.companyRole)),
  'comment.delete': own,
  'comment.vote': ofOthers,
  'file.delete': changesFile,
  'file.describe': changesFile,
  'album.view': (_actorId, { isVisible }) => isVisible,
  'album.edit': own,
  'album.delete': own,
  'clip.view': (_actorId, { isVisible }) => isVisible,
  'clip.edit': own,
  'clip.delete': own,
  'group.see': (_actorId, { group, membership }) => seesInside(membership, needsApproval(group)),
  // Closes for everybody what is switched off; pictures are those of the wall.
  'group.open': (_actorId, { group, membership, section }) =>
    seesInside(membership, needsApproval(group)) && group.wall && group[section],
  'group.act': (_actorId, { membership, right, subject }) => whyNot(membership, right, subject) === null,
  'group.postIn': (_actorId, { group, membership }) => whyNotPost(membership, group) === null,
  // A comment is for everybody who sees the post, but for those who may not write; an archive takes none.
  'group.comment': (_actorId, { group, membership }) =>
    !isArchived(group) && membership.state !== 'blocked' && !(isMember(membership) && membership.silenced),
  'company.see': (_actorId, { company, role }) => seesCompany(role, company.privacy),
  // The team keeps seeing who is in it; all else that is switched off is closed for everybody (decided).
  'company.open': (_actorId, { company, role, section }) =>
    seesCompany(role, company.privacy) &&
    (company.options[section] || (section === 'members' && role !== null)),
  'company.act': (_actorId, { role, right, subject }) => whyNotInCompany(role, right, subject) === null,
  'company.postAs': (_actorId, { company, role }) => company.options.wall && maySpeak(role),
  'company.addPhoto': (_actorId, { company, role }) => company.options.photos && maySpeak(role),
  'word.write': (_actorId, { isSilenced }) => !isSilenced,
  'desk.open': (_actorId, desk) => opensDesk(desk),
  // Only the operator learns who reported (DESK-02).
  'desk.seeReporters': (_actorId, { role, membership }) => membership === null && role === 'operator',
  // Members never judge their own words or answers; only owners judge owners.
  'desk.answer': (_actorId, desk) =>
    opensDesk(desk) &&
    !desk.isOwn &&
    (desk.membership === null || desk.membership.state === 'owner' || desk.author?.state !== 'owner'),
};

/** Decides every permission that depends on an object (SRV-05). Guests have none of them. */
export function can<A extends Action>(
  actor: { id: number } | null,
  action: A,
  object: ActionObjects[A],
): boolean {
  return actor !== null && rules[action](actor.id, object);
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRoles } from '../wire/group';
import {
  applyAct,
  formerOwner,
  groupRights,
  isMember,
  membershipOf,
  memberCountChange,
  seesInside,
  stranger,
  whyNot,
  whyNotPost,
  type GroupRight,
  type Membership,
  type MembershipAct,
} from './membership';

const open = { needsApproval: false, isLastOwner: false };
const closed = { needsApproval: true, isLastOwner: false };
const last = { needsApproval: false, isLastOwner: true };
const requested: Membership = { state: 'requested' };
const invited: Membership = { state: 'invited', role: 'member' };
const member: Membership = { state: 'member', silenced: false };
const owner: Membership = { state: 'owner', silenced: false };
const banned: Membership = { state: 'blocked', wasMember: true };
const roles: Membership[] = groupRoles.map((state) => ({ state, silenced: false }));
const states = [stranger, requested, invited, ...roles, banned];

describe('membership of a group', () => {
  it.each<[string, Membership, MembershipAct, Parameters<typeof applyAct>[2], ReturnType<typeof applyAct>]>([
    ['joining an open group', stranger, 'join', open, member],
    ['joining a private group', stranger, 'join', closed, requested],
    ['joining when invited', invited, 'join', closed, member],
    ['joining with an invitation as admin', { state: 'invited', role: 'admin' }, 'join', closed, formerOwner],
    ['joining when blocked', banned, 'join', open, 'blocked'],
    ['withdrawing the request', requested, 'leave', closed, stranger],
    ['leaving as the last owner', owner, 'leave', last, 'lastOwner'],
    ['leaving as one of two owners', owner, 'leave', open, stranger],
    ['inviting a person who asks', requested, 'invite', closed, member],
    ['inviting a member', member, 'invite', open, 'conflict'],
    ['inviting a blocked person', banned, 'invite', open, 'conflict'],
    ['accepting without an invitation', stranger, 'accept', open, 'notFound'],
    ['admitting without a request', invited, 'admit', closed, 'notFound'],
    ['blocking an invited person', invited, 'block', open, { state: 'blocked', wasMember: false }],
    ['unblocking one who was no member', { state: 'blocked', wasMember: false }, 'unblock', open, stranger],
    ['unblocking a former member', banned, 'unblock', open, member],
    ['demoting the last owner', owner, 'make_member', last, 'lastOwner'],
    ['blocking the last owner', owner, 'block', last, 'lastOwner'],
    ['removing a stranger', stranger, 'remove', open, 'notFound'],
    ['removing a blocked person', banned, 'remove', open, 'conflict'],
    ['joining an archive', stranger, 'join', { ...open, isArchived: true }, 'conflict'],
    ['accepting into an archive', invited, 'accept', { ...open, isArchived: true }, 'conflict'],
    ['admitting into an archive', requested, 'admit', { ...open, isArchived: true }, 'conflict'],
    ['inviting into an archive', stranger, 'invite', { ...open, isArchived: true }, 'conflict'],
    ['joining an archive as its member', member, 'join', { ...open, isArchived: true }, member],
    ['leaving an archive', member, 'leave', { ...open, isArchived: true }, stranger],
    ['handing over', { state: 'member', silenced: true }, 'hand_over', open, owner],
  ])('GRP-04 GRP-05 GRP-06 %s', (_name, before, act, context, after) => {
    expect(applyAct(before, act, context)).toEqual(after);
  });

  it('GRP-06 the only owner stays an owner whatever is done to them', () => {
    const acts: MembershipAct[] = [
      'leave',
      'remove',
      'block',
      'silence',
      'make_admin',
      'make_member',
      'invite',
    ];
    for (const act of acts) expect(['lastOwner', 'conflict']).toContain(applyAct(owner, act, last));
  });

  it('GRP-04 is read from what the API tells of a group', () => {
    const none = { role: null, inviteStatus: null, inviteId: null, silenced: false, blocked: null };
    expect(membershipOf(none)).toEqual(stranger);
    expect(membershipOf({ ...none, inviteStatus: 'out' })).toEqual(requested);
    expect(membershipOf({ ...none, inviteId: '7' })).toEqual(invited);
    expect(membershipOf({ ...none, role: 'owner' })).toEqual(owner);
    expect(membershipOf({ ...none, blocked: {} })).toEqual(banned);
  });

  it('GRP-06 the count of members changes by the memberships that begin and end', () => {
    const anyState = fc.constantFrom(...states);
    fc.assert(
      fc.property(anyState, anyState, (before, after) => {
        expect(memberCountChange(before, after)).toBe(Number(isMember(after)) - Number(isMember(before)));
      }),
    );
  });
});

describe('rights in a group', () => {
  const rights = Object.keys(groupRights) as GroupRight[];

  it('GRP-06 owner and moderator hold every right of admins, but handing over, archiving and the log', () => {
    for (const right of rights) {
      const isOwners = right === 'hand_over' || right === 'archive';
      const expected = isOwners ? [true, false, false] : [true, true, right !== 'see_log'];
      const [owners, admins, moderators] = roles.map((role) => whyNot(role, right) === null);
      expect([right, owners, admins, moderators]).toEqual([right, ...expected]);
    }
  });

  it('GRP-07 others hold none, and are told why', () => {
    for (const right of rights.filter((name) => name !== 'leave'))
      expect([stranger, requested, invited, banned, member].map((actor) => whyNot(actor, right))).toEqual([
        'none',
        'requested',
        'invited',
        'blocked',
        right === 'hand_over' || right === 'archive'
          ? 'needsOwner'
          : right === 'see_log'
            ? 'needsAdmin'
            : 'needsManager',
      ]);
  });

  it('GRP-07 nobody but an owner acts on an owner, and nobody blocks themselves', () => {
    expect(whyNot(formerOwner, 'block', { membership: owner, isSelf: false })).toBe('onOwner');
    expect(whyNot(owner, 'make_member', { membership: owner, isSelf: false })).toBeNull();
    expect(whyNot(formerOwner, 'remove', { membership: formerOwner, isSelf: true })).toBe('onSelf');
    expect(whyNot(formerOwner, 'make_member', { membership: formerOwner, isSelf: true })).toBeNull();
  });

  it('GRP-02 GRP-07 posting needs the wall, a voice and the role that the group asks for', () => {
    const wall = { wall: true, postGroup: 'member' } as const;
    expect(whyNotPost(member, wall)).toBeNull();
    expect(whyNotPost(member, { ...wall, postGroup: 'moderator' })).toBe('needsManager');
    expect(whyNotPost({ state: 'moderator', silenced: false }, { ...wall, postGroup: 'admin' })).toBe(
      'needsAdmin',
    );
    expect(whyNotPost({ state: 'admin', silenced: true }, wall)).toBe('silenced');
    expect(whyNotPost(owner, { ...wall, wall: false })).toBe('noWall');
    expect(whyNotPost(invited, wall)).toBe('invited');
    const archive = { ...wall, archivedAt: '2026-01-01' };
    expect([owner, invited, banned].map((actor) => whyNotPost(actor, archive))).toEqual([
      'archived',
      'archived',
      'blocked',
    ]);
  });

  it('GRP-03 a private group is seen from inside by its members only, an open one by all but the blocked', () => {
    expect(states.filter((membership) => seesInside(membership, true))).toEqual(roles);
    expect(states.filter((membership) => !seesInside(membership, false))).toEqual([banned]);
  });
});

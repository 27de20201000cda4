import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyRoles, type CompanyRole } from '../wire/company';
import {
  applyCompanyAct,
  companyManagers,
  companyRights,
  formerCompanyOwner,
  seesCompany,
  whyNotInCompany,
  type CompanyAct,
  type CompanyRight,
} from './company';

const open = { isLastOwner: false };
const last = { isLastOwner: true };
const acts: CompanyAct[] = ['add', 'remove', 'leave', 'make_moderator', 'make_member', 'hand_over'];
const standings: (CompanyRole | null)[] = [null, ...companyRoles];

describe('the team of a company', () => {
  it.each<[string, CompanyRole | null, CompanyAct, typeof open, ReturnType<typeof applyCompanyAct>]>([
    ['adding a stranger', null, 'add', open, { role: 'member' }],
    ['adding one of the team', 'moderator', 'add', open, 'conflict'],
    ['removing a member', 'member', 'remove', open, { role: null }],
    ['removing a stranger', null, 'remove', open, 'notFound'],
    ['removing the last owner', 'owner', 'remove', last, 'lastOwner'],
    ['leaving', 'moderator', 'leave', open, { role: null }],
    ['leaving again', null, 'leave', open, { role: null }],
    ['leaving as the last owner', 'owner', 'leave', last, 'lastOwner'],
    ['leaving as one of two owners', 'owner', 'leave', open, { role: null }],
    ['making a member moderator', 'member', 'make_moderator', open, { role: 'moderator' }],
    ['making a stranger moderator', null, 'make_moderator', open, 'notFound'],
    ['making a moderator member', 'moderator', 'make_member', open, { role: 'member' }],
    ['demoting the last owner', 'owner', 'make_member', last, 'lastOwner'],
    ['handing over to a member', 'member', 'hand_over', open, { role: 'owner' }],
    ['handing over to a stranger', null, 'hand_over', open, 'notFound'],
    ['handing over to the owner', 'owner', 'hand_over', last, { role: 'owner' }],
  ])('CMP-04 %s', (_name, before, act, context, after) => {
    expect(applyCompanyAct(before, act, context)).toEqual(after);
  });

  it('CMP-04 is run by owner and moderators; only the owner hands it over', () => {
    const held = (right: CompanyRight) => standings.filter((role) => whyNotInCompany(role, right) === null);
    const ofManagers: CompanyRight[] = [
      ...(['edit', 'delete', 'speak', 'add', 'remove', 'make_moderator', 'make_member'] as const),
    ];
    for (const right of ofManagers) expect([right, held(right)]).toEqual([right, [...companyManagers]]);
    expect(held('hand_over')).toEqual(['owner']);
    expect(held('leave')).toEqual([...companyRoles]);
    expect(Object.keys(companyRights).sort()).toEqual([...ofManagers, 'hand_over', 'leave'].sort());
  });

  it.each<[string, CompanyRole | null, CompanyRight, CompanyRole | null, boolean, string | null]>([
    ['a stranger', null, 'edit', null, false, 'none'],
    ['a member who edits', 'member', 'edit', null, false, 'needsManager'],
    ['a moderator who hands over', 'moderator', 'hand_over', 'member', false, 'needsOwner'],
    ['a moderator who removes the owner', 'moderator', 'remove', 'owner', false, 'onOwner'],
    ['a moderator who demotes the owner', 'moderator', 'make_member', 'owner', false, 'onOwner'],
    ['a moderator who removes another one', 'moderator', 'remove', 'moderator', false, null],
    ['an owner who removes themselves', 'owner', 'remove', 'owner', true, 'onSelf'],
    ['an owner who hands over to themselves', 'owner', 'hand_over', 'owner', true, 'onSelf'],
    ['a moderator who steps down', 'moderator', 'make_member', 'moderator', true, null],
    ['a member who leaves', 'member', 'leave', 'member', true, null],
  ])('CMP-04 says why not, to %s', (_name, role, right, subject, isSelf, reason) => {
    expect(whyNotInCompany(role, right, { role: subject, isSelf })).toBe(reason);
  });

  it('CMP-02 a private one is seen by its team alone', () => {
    const seen = (privacy: 0 | 1) => standings.filter((role) => seesCompany(role, privacy));
    expect(seen(0)).toEqual(standings);
    expect(seen(1)).toEqual([...companyRoles]);
  });

  it('CMP-04 keeps one owner through any acts', () => {
    const step = fc.record({ act: fc.constantFrom(...acts), who: fc.nat(2), whom: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const roles: (CompanyRole | null)[] = ['owner', null, null];
        for (const { act, who, whom } of steps) {
          const [actor = null, before = null] = [roles[who], roles[whom]];
          const isSelf = who === whom;
          if (act === 'leave' ? !isSelf : whyNotInCompany(actor, act, { role: before, isSelf }) !== null)
            continue;
          const next = applyCompanyAct(before, act, { isLastOwner: before === 'owner' });
          if (typeof next === 'string') continue;
          roles[whom] = next.role;
          if (act === 'hand_over' && next.role !== before) roles[who] = formerCompanyOwner;
        }
        expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
      }),
    );
  });
});

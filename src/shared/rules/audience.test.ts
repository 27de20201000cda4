import { expect, it } from 'vitest';
import type { Audience } from '../wire/user';
import { asksForApproval, audienceAllows, type Relation } from './audience';

const stranger: Relation = { isSelf: false, following: null, isFollower: false, isBlocked: false };
const viewers: Record<string, Relation> = {
  self: { ...stranger, isSelf: true },
  stranger,
  follower: { ...stranger, following: 'direct' },
  'approved follower': { ...stranger, following: 'approved' },
  followed: { ...stranger, isFollower: true },
  mutual: { ...stranger, following: 'direct', isFollower: true },
};
const followers = ['follower', 'approved follower', 'mutual'];

it.each<[Audience, string[]]>([
  ['everyone', ['stranger', 'followed', ...followers]],
  ['all_followers', followers],
  ['approved_followers', ['approved follower']],
  ['mutual_followers', ['mutual']],
  ['only_me', []],
  ['no_one', []],
])('SET-06 %s lets the member and %j see', (audience, allowed) => {
  for (const [name, relation] of Object.entries(viewers)) {
    expect([name, audienceAllows(audience, relation)]).toEqual([name, ['self', ...allowed].includes(name)]);
    if (name !== 'self') expect(audienceAllows(audience, { ...relation, isBlocked: true })).toBe(false);
  }
});

it.each<[Audience, boolean]>([
  ['everyone', false],
  ['all_followers', false],
  ['approved_followers', true],
  ['mutual_followers', true],
  ['only_me', true],
  ['no_one', true],
])('SET-06 following a member whose profile is for %s asks for approval: %j', (audience, asks) => {
  expect(asksForApproval(audience)).toBe(asks);
});

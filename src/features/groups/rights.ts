import { membershipOf, seesInside, whyNotPost } from '@/shared/rules/membership';

export const postGroups = ['member', 'moderator', 'admin'] as const;

type Standing = Parameters<typeof membershipOf>[0];
type Policy = { privacy: 0 | 1 } & Parameters<typeof whyNotPost>[1];

/** Rights in a group by the rules, for backends that do not tell, and after a change of the membership. */
export function rightsIn(group: Standing & Policy) {
  const membership = membershipOf(group);
  return {
    canPost: whyNotPost(membership, group) === null,
    canSee: seesInside(membership, group.privacy === 1),
  };
}

/** Id of a person's membership of a group. */
export function memberId(groupId: string, userId: string): string {
  return `${groupId} ${userId}`;
}

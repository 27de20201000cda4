import type { SeedMember } from '../types';
import { founders } from './founders';
import { newcomers } from './newcomers';
import { regulars } from './regulars';

export type MemberPermalink = (typeof founders | typeof regulars | typeof newcomers)[number]['permalink'];

/** Everybody in the demo community, in the order of joining. */
export const seedMembers: readonly (SeedMember & { permalink: MemberPermalink })[] = [
  ...founders,
  ...regulars,
  ...newcomers,
];

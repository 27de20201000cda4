import * as v from 'valibot';
import { addressed, flag, flagOr, id, idOrNull, text, total } from '@/shared/api/decode';
import type { CompanyAct } from '@/shared/rules/company';
import {
  companyFollowLevels,
  companyRoles,
  contactCategories,
  type CompanyMemberFilter,
} from '@/shared/wire/company';
import { categoryOrNull, type NewCommunity } from '@/features/communities/types';
import { refSchema, userInListSchema } from '@/features/people/types';
import { rightsIn } from './rights';

const contactSchema = v.object({
  category: v.fallback(v.picklist(contactCategories), 'commercial'),
  name: text,
  email: text,
  phone: text,
});
/** Whom to reach in a company (CMP-02). */
export type CompanyContact = v.InferOutput<typeof contactSchema>;

const everySection = { wall: true, photos: true, contacts: true, members: true };

/** A company, in lists and on its own page. */
export const companySchema = v.pipe(
  v.object({
    id,
    name: text,
    permalink: idOrNull,
    /** 1: only its team sees more than the head. */
    privacy: v.fallback(v.picklist([0, 1]), 0),
    category: categoryOrNull,
    subcategory: categoryOrNull,
    description: text,
    /** Sections of the page, switched on or off. */
    options: v.fallback(
      v.object({
        wall: flagOr(true),
        photos: flagOr(true),
        contacts: flagOr(true),
        members: flagOr(true),
      }),
      everySection,
    ),
    location: text,
    links: v.fallback(v.array(v.string()), []),
    contacts: v.fallback(v.array(contactSchema), []),
    followers: total,
    members: total,
    avatar: v.fallback(refSchema, null),
    cover: v.fallback(refSchema, null),
    isFollow: flag,
    /** New posts of which a follower is told; null where the backend does not say. */
    followLevel: v.fallback(v.nullable(v.picklist(companyFollowLevels)), null),
    /** The member's own role. */
    role: v.fallback(v.nullable(v.picklist(companyRoles)), null),
    createdAt: text,
    canPost: v.optional(flag),
    canSee: v.optional(flag),
  }),
  v.transform((company) => ({ ...company, ...rightsIn(company), ...told(company), ...addressed(company) })),
);
export type Company = v.InferOutput<typeof companySchema>;

function told({ canPost, canSee }: { canPost?: boolean | undefined; canSee?: boolean | undefined }) {
  return { ...(canPost !== undefined && { canPost }), ...(canSee !== undefined && { canSee }) };
}

const role = v.picklist(companyRoles);

export const companyMemberSchema = v.pipe(
  v.object({
    user: userInListSchema,
    /** Same as the role; backends may tell either. */
    type: v.fallback(v.nullable(role), null),
    role: v.fallback(v.nullable(role), null),
    position: text,
  }),
  v.transform(({ user, position, ...told }) => ({
    user,
    position,
    role: told.role ?? told.type ?? 'member',
  })),
);

/** A person in one company; the person is in the users' store. */
export type CompanyMember = Omit<v.InferOutput<typeof companyMemberSchema>, 'user'> & {
  id: string;
  companyId: string;
  userId: string;
};

/** A member's companies, searched: all, or those that the member manages (CMP-01). */
export interface CompaniesQuery {
  userId: string;
  which: 'all' | 'my';
  term: string;
}

export interface SuggestionsQuery {
  term: string;
}

export const memberFilters = ['all', 'manager', 'member'] as const satisfies readonly (
  'all' | CompanyMemberFilter
)[];

/** A list of a company's people. `manager` are its owners and moderators, `owner` tells whether one may leave. */
export interface MembersQuery {
  companyId: string;
  filter: 'all' | Extract<CompanyMemberFilter, 'owner' | 'manager' | 'member'>;
  term: string;
}

/** People who may be added to a company. */
export interface AddableQuery {
  companyId: string;
  term: string;
}

/** An act on a person of a company (CMP-04). */
export interface MemberAct {
  companyId: string;
  userId: string;
  act: CompanyAct;
  /** Position in the company, for `add`. */
  position?: string;
}

/** Fields of the settings (CMP-01). */
export interface CompanyFields extends NewCommunity {
  permalink: string;
  location: string;
  /** One address a line. */
  links: string;
  contacts: CompanyContact[];
  options: Company['options'];
}

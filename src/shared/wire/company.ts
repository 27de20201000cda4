import type { WireRef } from './common';
import type { WireCategory } from './group';
import type { WireUserInList } from './user';

/** From the most to the fewest rights. */
export const companyRoles = ['owner', 'moderator', 'member'] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const contactCategories = ['commercial', 'customer_service', 'exports', 'finance'] as const;
export type ContactCategory = (typeof contactCategories)[number];

export interface WireCompanyContact {
  category: ContactCategory;
  name: string;
  email: string;
  phone: string;
}

/** New posts of a followed company of which the follower is told (decided). */
export const companyFollowLevels = ['all', 'none'] as const;
export type CompanyFollowLevel = (typeof companyFollowLevels)[number];

/** Sections of a company's page, switched on or off. */
export interface WireCompanyOptions {
  wall: boolean;
  photos: boolean;
  contacts: boolean;
  members: boolean;
}

export interface WireCompany {
  id: string;
  name: string;
  /** 1: only members see more than the header (decided); following opens nothing. */
  privacy: 0 | 1;
  category: WireCategory;
  subcategory: WireCategory | null;
  description: string;
  permalink: string;
  options: WireCompanyOptions;
  location: string;
  links: string[];
  contacts: WireCompanyContact[];
  avatar: WireRef;
  cover: WireRef;
  is_follow: boolean;
  /** Null for those who do not follow. */
  follow_level: CompanyFollowLevel | null;
  role: CompanyRole | null;
  followers: number;
  members: number;
  created_at: string;
  /** The caller may post as the company. */
  can_post: boolean;
  /** The caller sees what is inside (decided). */
  can_see: boolean;
}

/** `manager`: owners and moderators, who count as admins in lists of members (CMP-04). */
export const companyMemberFilters = ['owner', 'moderator', 'member', 'manager'] as const;
export type CompanyMemberFilter = (typeof companyMemberFilters)[number];

export interface WireCompanyMember {
  user: WireUserInList;
  type: CompanyRole;
  /** Same as `type`. */
  role: CompanyRole;
  /** Position in the company. */
  position: string;
}

/** Answer to following and unfollowing. */
export interface WireCompanyStanding {
  is_follow: boolean;
}

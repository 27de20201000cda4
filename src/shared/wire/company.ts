import type { WireRef } from './common';
import type { WireCategory } from './group';

type CompanyRole = 'owner' | 'moderator' | 'member';

interface WireCompanyContact {
  category: 'commercial' | 'customer_service' | 'exports' | 'finance';
  name: string;
  email: string;
  phone: string;
}

export interface WireCompany {
  id: string;
  name: string;
  privacy: 0 | 1;
  category: WireCategory;
  subcategory: WireCategory | null;
  description: string;
  permalink: string;
  options: { wall: boolean; photos: boolean; contacts: boolean; members: boolean };
  location: string;
  links: string[];
  contacts: WireCompanyContact[];
  avatar: WireRef;
  cover: WireRef;
  is_follow: boolean;
  role: CompanyRole | null;
  followers: number;
  members: number;
  created_at: string;
  can_post: boolean;
}

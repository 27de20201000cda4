import type { WireRef } from './common';

export interface WireCategory {
  id: string;
  name: string;
}

type GroupRole = 'owner' | 'admin' | 'moderator' | 'member';

export interface WireGroup {
  id: string;
  name: string;
  /** 1: joining needs approval. */
  privacy: 0 | 1;
  category: WireCategory;
  subcategory: WireCategory | null;
  description: string;
  permalink: string;
  location: string;
  links: string[];
  pictures: boolean;
  contacts: string | null;
  wall: boolean;
  /** Lowest role that may post. */
  post_group: 'member' | 'moderator' | 'admin';
  role: GroupRole | null;
  invite_status: 'out' | null;
  members: number;
  avatar: WireRef;
  cover: WireRef;
  created_at: string;
  can_post: boolean;
  can_see: boolean;
}

/** Shapes of the demo community's content. Everything refers to members, groups and companies by permalink. */
import type { Gender, WirePrivacy } from '@/shared/wire/user';
import type { MemberPermalink } from './members';

export type SeedLanguage =
  | 'en'
  | 'pt'
  | 'es'
  | 'de'
  | 'fr'
  | 'tr'
  | 'pl'
  | 'ja'
  | 'ar'
  | 'vi'
  | 'it'
  | 'sv'
  | 'nl'
  | 'ko'
  | 'zh'
  | 'cy'
  | 'is';

/** Subjects that people of the community talk about; a post's subject chooses the remarks under it. */
export type SeedTopic =
  | 'cycling'
  | 'garden'
  | 'trains'
  | 'clay'
  | 'streets'
  | 'kitchen'
  | 'music'
  | 'water'
  | 'photos'
  | 'neighbours';

/** The photos in assets/photos. */
export type PhotoName =
  | 'alpine'
  | 'arches'
  | 'ceramics'
  | 'city'
  | 'coast'
  | 'coffee'
  | 'dusk'
  | 'forest'
  | 'hills'
  | 'lake'
  | 'mesa'
  | 'oranges'
  | 'sea'
  | 'stairs'
  | 'window';

export interface SeedMember {
  permalink: string;
  firstName: string;
  lastName: string;
  /** Only where it is not the first name followed by the last. */
  displayName?: string;
  gender: Gender | null;
  /** `[year, month, day]` */
  birthday: [number, number, number] | null;
  location: string | null;
  bio: string;
  language: SeedLanguage;
  /** Number of the portrait in assets/avatars; null shows initials. */
  avatar: number | null;
  cover: PhotoName | null;
  interests: SeedTopic[];
  privacy?: Partial<WirePrivacy>;
}

export interface SeedComment {
  by: MemberPermalink;
  text: string;
  photo?: PhotoName;
  /** Signed by the company under whose post it stands. */
  asCompany?: true;
  replies?: SeedComment[];
}

export interface SeedPost {
  by: MemberPermalink;
  topic: SeedTopic;
  text: string;
  /** The language of the remarks that may stand under it; English when absent. */
  language?: SeedLanguage;
  photos?: PhotoName[];
  /** Where it stands: another member's timeline, a group or a company; the author's own wall when absent. */
  on?: { member: MemberPermalink } | { group: string } | { company: string };
  /** Minutes before the seeding; spread over two weeks when absent. */
  minutesAgo?: number;
  link?: { name: string; description: string; url: string; providerName: string };
  thread?: SeedComment[];
}

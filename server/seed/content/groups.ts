import type { MemberPermalink } from './members';
import type { PhotoName } from './types';

/** A group as the demo community describes it. */
export interface SeedGroup {
  permalink: string;
  name: string;
  description: string;
  /** 1: joining needs approval. */
  privacy: 0 | 1;
  category: [string, string];
  location: string | null;
  links: string[];
  postGroup: 'member' | 'moderator' | 'admin';
  avatar: PhotoName | null;
  cover: PhotoName | null;
  owner: MemberPermalink;
  admins: MemberPermalink[];
  moderators: MemberPermalink[];
  members: MemberPermalink[];
  /** Members who read and do not write. */
  silenced?: MemberPermalink[];
  /** People who were members, with the reason of the block. */
  blocked?: [MemberPermalink, string][];
  /** People who ask to join. */
  requests: MemberPermalink[];
  /** Pairs of who invites and who is invited. */
  invites: [MemberPermalink, MemberPermalink][];
}

export const seedGroups: readonly SeedGroup[] = [
  {
    permalink: 'lisbon-slow-cyclists',
    name: 'Lisbon Slow Cyclists',
    description:
      'Rides that end in lunch. Nobody is dropped, nobody is timed, everybody brings a spare tube.',
    privacy: 0,
    category: ['Sport and outdoors', 'Cycling'],
    location: 'Lisbon',
    links: ['https://slowcyclists.example'],
    postGroup: 'member',
    avatar: 'lake',
    cover: 'hills',
    owner: 'marguerite',
    admins: ['amara'],
    moderators: ['tomasz'],
    members: ['rafa', 'ines', 'ewan', 'dmitri', 'hugo', 'quynh', 'olamide', 'wanjiru', 'chiara'],
    requests: ['siobhan'],
    invites: [['marguerite', 'yusuf']],
  },
  {
    permalink: 'allotment-holders-of-leith',
    name: 'Allotment Holders of Leith',
    description: 'Plot swaps, seed library, and the annual argument about the communal strimmer.',
    privacy: 1,
    category: ['Home and garden', 'Allotments'],
    location: 'Leith',
    links: [],
    postGroup: 'member',
    avatar: 'forest',
    cover: 'forest',
    owner: 'archie',
    admins: ['amara'],
    moderators: ['priya'],
    members: ['ingrid', 'freya', 'gwen', 'anneke'],
    silenced: ['gwen'],
    blocked: [['pekka', 'Sold the communal strimmer.']],
    requests: ['wanjiru', 'tui'],
    invites: [['archie', 'hala']],
  },
  {
    permalink: 'night-trains-of-europe',
    name: 'Night Trains of Europe, Timetables and Gossip',
    description: 'Sleeper news, couchette etiquette, and the eternal question of Wien Hbf.',
    privacy: 0,
    category: ['Travel', 'Trains'],
    location: null,
    links: ['https://sleepers.example/timetables'],
    postGroup: 'member',
    avatar: 'city',
    cover: 'city',
    owner: 'tomasz',
    admins: ['bernd'],
    moderators: ['matthias'],
    members: ['amara', 'zofia', 'sakura', 'aurelie', 'chiara', 'dmitri', 'hugo', 'archie', 'ewan', 'seojun'],
    requests: [],
    invites: [],
  },
  {
    permalink: 'sunday-ceramics-table',
    name: 'Sunday Ceramics Table',
    description: 'Show the pot, not only the good angle.',
    privacy: 0,
    category: ['Arts and crafts', 'Ceramics'],
    location: null,
    links: [],
    postGroup: 'member',
    avatar: 'ceramics',
    cover: 'ceramics',
    owner: 'amara',
    admins: ['hala', 'anneke'],
    moderators: [],
    members: ['misaki', 'freya', 'celestine', 'zofia', 'noor', 'aurelie'],
    requests: [],
    invites: [],
  },
  {
    permalink: 'town-planning-for-beginners',
    name: 'Town Planning for Beginners',
    description: 'Benches, shade, kerbs and the people who measure them.',
    privacy: 0,
    category: ['Neighbourhood', 'Town planning'],
    location: null,
    links: [],
    postGroup: 'member',
    avatar: 'arches',
    cover: 'arches',
    owner: 'ewan',
    admins: ['kofi'],
    moderators: ['ines', 'amara'],
    members: ['chiara', 'nadia', 'samir', 'chenwei', 'tomasz', 'gwen'],
    requests: [],
    invites: [],
  },
  {
    permalink: 'single-use-cameras',
    name: '使い捨てカメラの会',
    description: '使い捨てカメラだけで撮る会。現像待ちの二週間も楽しむ。',
    privacy: 1,
    category: ['Arts and crafts', 'Photography'],
    location: null,
    links: [],
    postGroup: 'member',
    avatar: 'window',
    cover: 'dusk',
    owner: 'misaki',
    admins: [],
    moderators: ['sakura'],
    members: ['seojun', 'amara'],
    requests: ['slowka'],
    invites: [],
  },
  {
    permalink: 'cold-water-before-work',
    name: 'Cold Water Before Work',
    description: 'Nobody goes in alone. Nobody is brave on Mondays.',
    privacy: 1,
    category: ['Sport and outdoors', 'Swimming'],
    location: null,
    links: [],
    postGroup: 'member',
    avatar: 'sea',
    cover: 'sea',
    owner: 'siobhan',
    admins: ['freya'],
    moderators: [],
    members: ['yusuf', 'ingrid', 'pekka', 'lucia'],
    requests: [],
    invites: [['freya', 'amara']],
  },
  {
    permalink: 'last-tram-regulars',
    name: 'Last Tram Regulars',
    description: 'For those who live at the far end of the line.',
    privacy: 0,
    category: ['Neighbourhood', 'Local life'],
    location: null,
    links: [],
    postGroup: 'moderator',
    avatar: null,
    cover: 'stairs',
    owner: 'nadia',
    admins: [],
    moderators: ['chiara'],
    members: ['samir', 'ines', 'mo-ito'],
    requests: [],
    invites: [['nadia', 'amara']],
  },
  {
    permalink: 'slow-television',
    name: 'Slow Television Appreciation',
    description: 'Canals, wool, freight lines. Spoilers are impossible.',
    privacy: 0,
    category: ['Entertainment', 'Television'],
    location: null,
    links: [],
    postGroup: 'member',
    avatar: null,
    cover: null,
    owner: 'ingrid',
    admins: ['pekka'],
    moderators: [],
    members: ['matthias', 'archie', 'freya', 'bernd'],
    requests: [],
    invites: [['ingrid', 'amara']],
  },
  {
    permalink: 'repair-evenings',
    name: 'Repair Evenings',
    description: 'Bring what is broken on Thursdays. Toasters before speeches.',
    privacy: 0,
    category: ['Home and garden', 'Repair'],
    location: 'Accra',
    links: [],
    postGroup: 'member',
    avatar: null,
    cover: null,
    owner: 'kofi',
    admins: ['wanjiru'],
    moderators: [],
    members: ['samir', 'gwen', 'marguerite', 'rafa'],
    requests: [],
    invites: [],
  },
];

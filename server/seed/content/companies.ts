import type { ContactCategory, WireCompanyContact } from '@/shared/wire/company';
import type { MemberPermalink } from './members';
import type { PhotoName } from './types';

/** A company page as the demo community describes it. */
export interface SeedCompany {
  permalink: string;
  name: string;
  /** 1: its team alone sees what is inside; 0 when absent. */
  privacy?: 1;
  description: string;
  category: [string, string];
  location: string;
  links: string[];
  contacts: WireCompanyContact[];
  avatar: PhotoName | null;
  cover: PhotoName | null;
  /** Pictures that the team added beside those of its posts. */
  photos: PhotoName[];
  /** Who works there, with their position; the first is the owner. */
  staff: [MemberPermalink, string][];
  moderators: MemberPermalink[];
  followers: MemberPermalink[];
}

const contact = (
  category: ContactCategory,
  name: string,
  email: string,
  phone: string,
): WireCompanyContact => ({
  category,
  name,
  email,
  phone,
});

export const seedCompanies: readonly SeedCompany[] = [
  {
    permalink: 'slow-bread-bakery',
    name: 'Slow Bread Bakery & Daughters',
    description: 'Four loaves, three daughters, one oven. The queue starts where the dog sits.',
    category: ['Food and drink', 'Bakery'],
    location: 'Bradford',
    links: ['https://slowbread.example'],
    contacts: [
      contact('customer_service', 'Noor at the counter', 'bread@slowbread.example', '+44 1632 960101'),
      contact('commercial', 'Mother, mornings only', 'flour@slowbread.example', '+44 1632 960102'),
    ],
    avatar: 'window',
    cover: 'window',
    photos: ['oranges', 'coffee'],
    staff: [
      ['noor', 'Night baker'],
      ['gwen', 'Reader to the queue'],
    ],
    moderators: ['gwen'],
    followers: ['amara', 'priya', 'bernd', 'ingrid', 'freya', 'archie', 'aurelie'],
  },
  {
    permalink: 'the-slow-bar',
    name: 'The Slow Bar',
    description: 'One coffee at a time. You may be asked about your day.',
    category: ['Food and drink', 'Café'],
    location: 'Nyeri',
    links: ['https://slowbar.example'],
    contacts: [contact('exports', 'Wanjirũ Kamau', 'harvest@slowbar.example', '+254 20 555 0143')],
    avatar: 'coffee',
    cover: 'coffee',
    photos: ['forest', 'hills', 'dusk'],
    staff: [
      ['wanjiru', 'Grower'],
      ['mo-ito', 'Slow pourer'],
    ],
    moderators: ['mo-ito'],
    followers: ['amara', 'quynh', 'kofi', 'samir', 'misaki'],
  },
  {
    permalink: 'harbour-bicycle-workshop',
    name: 'Harbour Bicycle Workshop',
    description: 'Repairs, advice and one chair for people who only want to watch.',
    category: ['Services', 'Repairs'],
    location: 'Setúbal',
    links: ['https://harbour.example/oficina', 'https://harbour.example/bells'],
    contacts: [contact('customer_service', 'Rafa', 'oficina@harbour.example', '+351 265 550 120')],
    avatar: null,
    cover: 'coast',
    photos: ['sea', 'coast'],
    staff: [
      ['rafa', 'Mechanic'],
      ['ines', 'Keeper of the accounts'],
    ],
    moderators: ['ines'],
    followers: ['marguerite', 'amara', 'hugo', 'dmitri', 'olamide'],
  },
  {
    permalink: 'estuary-press',
    name: 'Estuary Press',
    description: 'Small books about small things, printed close to where they happen.',
    category: ['Publishing', 'Books'],
    location: 'Almada',
    links: ['https://estuarypress.example'],
    contacts: [
      contact('finance', 'Inês Carvalho da Fonseca', 'contas@estuarypress.example', '+351 212 550 187'),
    ],
    avatar: 'stairs',
    cover: 'arches',
    photos: ['alpine', 'mesa', 'ceramics'],
    staff: [
      ['ines', 'Publisher'],
      ['aurelie', 'Editor'],
      ['amara', 'Proof reader'],
    ],
    moderators: ['aurelie', 'amara'],
    followers: ['ewan', 'chiara', 'gwen', 'misaki', 'tomasz', 'celestine'],
  },
  {
    permalink: 'tagus-row-boats',
    name: 'Tagus Row Boats',
    description: 'Six boats, all with names, none with motors.',
    category: ['Services', 'Boat hire'],
    location: 'Lisbon',
    links: [],
    contacts: [
      contact('customer_service', 'Marguerite, by the water', 'barcos@tagus.example', '+351 212 550 166'),
      contact('finance', 'The tin in the boathouse', '', '+351 212 550 167'),
    ],
    avatar: 'lake',
    cover: 'lake',
    photos: ['sea', 'dusk'],
    staff: [
      ['marguerite', 'Boats'],
      ['rafa', 'Soup'],
    ],
    moderators: ['rafa'],
    followers: ['ines', 'thandiwe', 'lucia', 'freya'],
  },
  {
    permalink: 'the-seed-shelf',
    name: 'The Seed Shelf',
    description: 'Seeds to borrow in spring and to bring back in autumn, with interest.',
    category: ['Shops and makers', 'Second hand'],
    location: 'Lisbon',
    links: ['https://seedshelf.example'],
    contacts: [
      contact('customer_service', 'Amara, after work', 'hello@seedshelf.example', '+351 212 550 143'),
      contact('commercial', 'Yusuf, about jars', 'jars@seedshelf.example', ''),
      contact('exports', 'Bernd, for places with frost', '', '+49 30 5550 118'),
    ],
    avatar: 'oranges',
    cover: 'hills',
    photos: ['forest', 'oranges', 'hills', 'window'],
    staff: [
      ['amara', 'Keeper of the shelf'],
      ['yusuf', 'Jars and labels'],
      ['bernd', 'Beans'],
      ['thandiwe', 'The other hemisphere'],
    ],
    moderators: ['yusuf'],
    followers: ['ingrid', 'priya', 'siobhan', 'hala', 'misaki', 'gwen', 'rafa', 'chiara'],
  },
  {
    permalink: 'the-night-bindery',
    name: 'The Night Bindery',
    privacy: 1,
    description: 'Books are sewn here while the town sleeps. Orders by word of mouth.',
    category: ['Shops and makers', 'Crafts'],
    location: 'Almada',
    links: ['https://nightbindery.example'],
    contacts: [contact('commercial', 'Celestine, from nine at night', 'thread@nightbindery.example', '')],
    avatar: 'dusk',
    cover: 'dusk',
    photos: ['arches'],
    staff: [
      ['celestine', 'Binder'],
      ['ewan', 'Thread and glue'],
      ['amara', 'Reader of spines'],
    ],
    moderators: ['ewan'],
    followers: ['yusuf', 'ines'],
  },
  {
    permalink: 'lantern-tea-rooms',
    name: 'Lantern Tea Rooms',
    privacy: 1,
    description: 'Opening soon, says the door. It has said so for some time.',
    category: ['Food and drink', 'Café'],
    location: 'Kyoto',
    links: [],
    contacts: [contact('commercial', 'Misaki', 'door@lantern.example', '')],
    avatar: null,
    cover: 'city',
    photos: [],
    staff: [
      ['misaki', 'Tea'],
      ['sakura', 'Rooms'],
    ],
    moderators: ['sakura'],
    followers: ['amara', 'quynh'],
  },
  {
    permalink: 'wonky-pots',
    name: 'Wonky Pots',
    description: 'Seconds only. The firsts are somewhere, we are told.',
    category: ['Shops and makers', 'Crafts'],
    location: 'Seoul',
    links: ['https://wonkypots.example'],
    contacts: [contact('customer_service', 'Seo-jun, hands washed', 'lean@wonkypots.example', '')],
    avatar: 'ceramics',
    cover: 'ceramics',
    photos: ['ceramics', 'window'],
    staff: [
      ['seojun', 'Left-leaning bowls'],
      ['tui', 'Right-leaning bowls'],
    ],
    moderators: ['tui'],
    followers: ['misaki', 'bo-li', 'ingrid', 'anneke'],
  },
  {
    permalink: 'timetable-museum',
    name: 'Timetable Museum and Reading Room',
    description: 'Every departure since 1911, and a quiet room to miss them in.',
    category: ['Publishing', 'Magazines'],
    location: 'Innsbruck',
    links: [],
    contacts: [contact('finance', 'Matthias, on the hour', '', '+43 512 555 0119')],
    avatar: 'alpine',
    cover: 'alpine',
    photos: ['mesa'],
    staff: [
      ['matthias', 'Keeper of departures'],
      ['pekka', 'Keeper of arrivals'],
    ],
    moderators: ['pekka'],
    followers: ['yusuf', 'hugo', 'ingrid'],
  },
];

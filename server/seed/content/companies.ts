import type { WireCompanyContact } from '@/shared/wire/company';
import type { MemberPermalink } from './members';
import type { PhotoName } from './types';

/** A company page as the demo community describes it. */
export interface SeedCompany {
  permalink: string;
  name: string;
  description: string;
  category: [string, string];
  location: string;
  links: string[];
  contacts: WireCompanyContact[];
  avatar: PhotoName | null;
  cover: PhotoName | null;
  /** Who works there, with their position; the first is the owner. */
  staff: [MemberPermalink, string][];
  moderators: MemberPermalink[];
  followers: MemberPermalink[];
}

export const seedCompanies: readonly SeedCompany[] = [
  {
    permalink: 'slow-bread-bakery',
    name: 'Slow Bread Bakery & Daughters',
    description: 'Four loaves, three daughters, one oven. The queue starts where the dog sits.',
    category: ['Food and drink', 'Bakery'],
    location: 'Bradford',
    links: ['https://slowbread.example'],
    contacts: [
      {
        category: 'customer_service',
        name: 'Noor at the counter',
        email: 'bread@slowbread.example',
        phone: '+44 1632 960101',
      },
      {
        category: 'commercial',
        name: 'Mother, mornings only',
        email: 'flour@slowbread.example',
        phone: '+44 1632 960102',
      },
    ],
    avatar: 'window',
    cover: 'window',
    staff: [
      ['noor', 'Night baker'],
      ['gwen', 'Reader to the queue'],
    ],
    moderators: [],
    followers: ['amara', 'priya', 'bernd', 'ingrid', 'freya', 'archie', 'aurelie'],
  },
  {
    permalink: 'the-slow-bar',
    name: 'The Slow Bar',
    description: 'One coffee at a time. You may be asked about your day.',
    category: ['Food and drink', 'Café'],
    location: 'Nyeri',
    links: [],
    contacts: [
      {
        category: 'exports',
        name: 'Wanjirũ Kamau',
        email: 'harvest@slowbar.example',
        phone: '+254 20 555 0143',
      },
    ],
    avatar: 'coffee',
    cover: 'coffee',
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
    links: [],
    contacts: [
      {
        category: 'customer_service',
        name: 'Rafa',
        email: 'oficina@harbour.example',
        phone: '+351 265 550 120',
      },
    ],
    avatar: null,
    cover: 'coast',
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
      {
        category: 'finance',
        name: 'Inês Carvalho da Fonseca',
        email: 'contas@estuarypress.example',
        phone: '+351 212 550 187',
      },
    ],
    avatar: 'stairs',
    cover: 'arches',
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
    contacts: [],
    avatar: 'lake',
    cover: 'lake',
    staff: [
      ['marguerite', 'Boats'],
      ['rafa', 'Soup'],
    ],
    moderators: [],
    followers: ['ines', 'thandiwe', 'lucia', 'freya'],
  },
];

import type { MemberPermalink } from './members';
import type { PhotoName } from './types';

/** An album of the demo community; its photos stand in this order by hand. */
interface SeedAlbum {
  by: MemberPermalink;
  title: string;
  privacy: 'public' | 'private';
  /** Photos of the member's posts, or uploads of its own. */
  photos: 'posted' | readonly PhotoName[];
  /** Age of the album; its uploads are spread over the time before. */
  daysAgo: number;
  /** Place of the cover; the first photo when absent. */
  cover?: number;
}

/** Amara has more albums than a page holds; each kind of album is in it. */
export const seedAlbums: readonly SeedAlbum[] = [
  { by: 'amara', title: 'Plot seven, the whole year', privacy: 'public', photos: 'posted', daysAgo: 0 },
  {
    by: 'amara',
    title: 'Lake days, before the rain',
    privacy: 'public',
    photos: [
      'lake',
      'dusk',
      'sea',
      'coast',
      'hills',
      'alpine',
      'forest',
      'mesa',
      'lake',
      'dusk',
      'hills',
      'sea',
    ],
    daysAgo: 30,
    cover: 2,
  },
  {
    by: 'amara',
    title: 'Windowsill, only for me',
    privacy: 'private',
    photos: ['window', 'oranges', 'coffee', 'ceramics'],
    daysAgo: 45,
  },
  {
    by: 'amara',
    title: 'Shed paint, which one?',
    privacy: 'private',
    photos: ['stairs', 'arches', 'mesa', 'stairs', 'arches'],
    daysAgo: 80,
    cover: 1,
  },
  {
    by: 'amara',
    title: 'Walks with Yusuf',
    privacy: 'public',
    photos: ['forest', 'hills', 'alpine', 'dusk', 'arches', 'coast', 'lake', 'city'],
    daysAgo: 150,
  },
  {
    by: 'amara',
    title: 'Pots that survived',
    privacy: 'public',
    photos: ['ceramics', 'oranges', 'coffee'],
    daysAgo: 240,
  },
  {
    by: 'amara',
    title: 'Last winter',
    privacy: 'public',
    photos: ['city', 'window', 'sea', 'coffee', 'stairs', 'alpine'],
    daysAgo: 330,
    cover: 3,
  },
  { by: 'amara', title: 'For the allotment newsletter', privacy: 'public', photos: [], daysAgo: 2 },
  { by: 'marguerite', title: 'Cais do Sodré to nowhere', privacy: 'public', photos: 'posted', daysAgo: 0 },
  {
    by: 'marguerite',
    title: 'Rascunhos',
    privacy: 'private',
    photos: ['arches', 'stairs', 'coast', 'dusk', 'city'],
    daysAgo: 60,
  },
  { by: 'misaki', title: '朝の台所', privacy: 'public', photos: 'posted', daysAgo: 0 },
  { by: 'anjali', title: 'Big weather', privacy: 'public', photos: 'posted', daysAgo: 0 },
  { by: 'kofi', title: 'Shade, measured', privacy: 'public', photos: 'posted', daysAgo: 0 },
  {
    by: 'yusuf',
    title: 'Roads home',
    privacy: 'public',
    photos: ['hills', 'mesa', 'coast', 'alpine', 'dusk'],
    daysAgo: 20,
  },
];

/** Descriptions of the photos; every other photo has its own. */
export const photoTexts: Record<PhotoName, string> = {
  alpine: 'Green meadows under grey peaks',
  arches: 'Four arches in a terracotta wall',
  ceramics: 'A white vase with a twig, a green and a yellow pot',
  city: 'Blurred lights of a city at night',
  coast: 'Pale sun over a calm, grey-blue sea',
  coffee: 'A cup of coffee with a heart in the foam, seen from above',
  dusk: 'The sun goes down behind rows of hills',
  forest: 'Fir trees in the mist, row behind row',
  hills: 'Grassy hills under clouds',
  lake: 'Brown cliffs mirrored in a still lake',
  mesa: 'Red cliffs and a red desert floor',
  oranges: 'A white bowl full of oranges, one lies beside it',
  sea: 'Sunset over open water',
  stairs: 'White steps in the sun beside an orange wall',
  window: 'Light of a window on a wall, with the shadow of a plant',
};

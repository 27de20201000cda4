import type { SeedPost } from '../types';
import { clayPosts } from './clay';
import { cyclingPosts } from './cycling';
import { enterprisePosts } from './enterprises';
import { gardenPosts } from './garden';
import { kitchenPosts } from './kitchen';
import { musicPosts } from './music';
import { neighbourPosts } from './neighbours';
import { photoPosts } from './photos';
import { streetPosts } from './streets';
import { trainPosts } from './trains';
import { waterPosts } from './water';

export const seedPosts: readonly SeedPost[] = [
  ...cyclingPosts,
  ...gardenPosts,
  ...trainPosts,
  ...clayPosts,
  ...streetPosts,
  ...kitchenPosts,
  ...musicPosts,
  ...waterPosts,
  ...photoPosts,
  ...neighbourPosts,
  ...enterprisePosts,
];

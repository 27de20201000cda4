import { createResource } from '@/shared/store/createResource';
import { fetchFavouriteCoins } from './api';

/** The member's favourite coins (SHELL-10). */
export const loadCoins = createResource('coins/load', fetchFavouriteCoins, {
  key: (userId) => userId,
  concurrency: 'latest',
});

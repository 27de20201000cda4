import { createRequest } from '@/shared/store/createRequest';
import { fetchFavouriteCoins } from './api';

/** The member's favourite coins (SHELL-10). */
export const loadCoins = createRequest('coins/load', fetchFavouriteCoins, {
  key: (userId) => userId,
  concurrency: 'every',
});

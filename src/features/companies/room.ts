import type { Room } from '@/shared/store/rooms';
import { companyFollows, followReactions } from './follows';
import { companiesOf } from './lists';
import { unfollowingCompanies } from './unfollowing';

/** Comes with the pages that list companies among other things. */
export const companiesRoom: Room = {
  name: 'companies',
  lists: [companiesOf],
  toggles: [companyFollows],
  reactions: followReactions,
  flows: [unfollowingCompanies.saga],
};

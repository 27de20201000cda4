import type { Room } from '@/shared/store/rooms';
import { companyFollows } from './follows';
import { companiesOf } from './lists';

/** Comes with the pages that list companies among other things. */
export const companiesRoom: Room = {
  name: 'companies',
  lists: [companiesOf],
  toggles: [companyFollows],
};

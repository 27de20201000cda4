import type { Room } from '@/shared/store/rooms';
import { companiesOf } from './lists';

export const companiesRoom: Room = {
  name: 'companies',
  lists: [companiesOf],
};

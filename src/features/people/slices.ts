import { users } from './entities';

export const peopleSlices = {
  users: users.reducer,
};

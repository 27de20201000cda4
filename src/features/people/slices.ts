import { users } from './entities';
import { followErrorReducer } from './followErrors';

export const peopleSlices = {
  users: users.reducer,
  followError: followErrorReducer,
};

import { users } from './entities';
import { profilesSlice } from './profilesSlice';

export const peopleSlices = {
  users: users.reducer,
  profiles: profilesSlice.reducer,
};

export { users } from './entities';
export { profilesSlice } from './profilesSlice';
export { peopleSaga } from './saga';

export { users } from './entities';
export { peopleSaga } from './saga';

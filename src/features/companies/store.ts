export { companies } from './entities';

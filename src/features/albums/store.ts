export { photos } from './entities';

export { groups } from './entities';

export { posts } from './entities';

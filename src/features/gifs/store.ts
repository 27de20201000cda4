export { gifs } from './entities';

import { foundGifs } from './lists';

export const gifsSaga = foundGifs.saga;

export { newFactorSlice } from './newFactorSlice';

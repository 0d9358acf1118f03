export { randomFilter } from './random-filter';

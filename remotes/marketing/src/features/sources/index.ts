export { Sources } from './ui/sources';

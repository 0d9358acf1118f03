export { Developments } from './ui/developments';

export { Desk } from './ui/desk';

export { Passport } from './ui/passport';

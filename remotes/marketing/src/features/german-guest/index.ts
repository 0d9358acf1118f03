export { GermanGuest } from './ui/german-guest';

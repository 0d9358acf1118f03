export { RentRoll } from './ui/rent-roll';

export { Market } from './ui/market';

export { Wws } from './ui/wws';

export { Pricing } from './ui/pricing';

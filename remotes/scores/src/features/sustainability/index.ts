export { IndexOfAddress } from './ui/index-of-address';
export { SustainabilityStart } from './ui/sustainability-start';

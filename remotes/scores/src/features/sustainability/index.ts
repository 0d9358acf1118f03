export { sustainabilityIndex } from './api/sustainability-index';
export { IndexCard } from './ui/index-card';
export { IndexOfAddress } from './ui/index-of-address';
export { SustainabilityStart } from './ui/sustainability-start';

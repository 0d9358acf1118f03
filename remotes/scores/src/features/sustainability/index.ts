export { sustainabilityIndex } from './api/sustainability-index';
export { IndexOfAddress } from './ui/index-of-address';
export { SustainabilityStart } from './ui/sustainability-start';

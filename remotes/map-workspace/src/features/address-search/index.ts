export { addressesFeature } from './feature';
export { AddressSearch } from './ui/address-search';

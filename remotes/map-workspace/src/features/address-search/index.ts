export { rememberAddress, useRecentAddresses } from './api/recent-addresses-store';
export { addressesFeature } from './feature';
export { AddressSearch } from './ui/address-search';

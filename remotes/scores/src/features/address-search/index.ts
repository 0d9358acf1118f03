export { AddressSearch } from './ui/address-search';

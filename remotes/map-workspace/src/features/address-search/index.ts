export { rememberAddress } from './model/recent-addresses';
export { AddressSearch } from './ui/address-search';
export { StartPanel } from './ui/start-panel';

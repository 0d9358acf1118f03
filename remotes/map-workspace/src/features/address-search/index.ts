export { rememberAddress } from './model/recent-addresses';
export { AddressList } from './ui/address-list';
export { AddressSearch } from './ui/address-search';
export { StartPanel } from './ui/start-panel';

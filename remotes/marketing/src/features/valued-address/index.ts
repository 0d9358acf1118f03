export { valuedAddressQueries } from './api/valued-address-queries';
export { BeforeChoice } from './ui/before-choice';
export { Comparables } from './ui/comparables';
export { Drivers } from './ui/drivers';
export { ValuedAddress } from './ui/valued-address';

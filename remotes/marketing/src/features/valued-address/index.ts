export { valuedAddressQueries } from './api/valued-address-queries';
export { BeforeChoice } from './ui/before-choice';
export { ChosenAddress } from './ui/chosen-address';
export { Comparables } from './ui/comparables';
export { Drivers } from './ui/drivers';

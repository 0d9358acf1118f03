export { estimateProblem } from './model/estimate-problem';
export { AddressForm } from './ui/address-form';
export { EstimateCard } from './ui/estimate-card';
export { ExampleAddress } from './ui/example-address';

export { EstimateRecords } from './ui/estimate-records';
export { Recorded } from './ui/recorded';

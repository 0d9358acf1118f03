export { EstimateStart } from './ui/estimate-start';

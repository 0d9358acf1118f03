export { ValuationsHub } from './ui/valuations-hub';

export { Sensitivity } from './ui/sensitivity';

export { Sales } from './ui/sales';

export { FactsStrip } from './ui/facts-strip';

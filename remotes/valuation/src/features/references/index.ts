export { ValuationWorkspace } from './ui/valuation-workspace';

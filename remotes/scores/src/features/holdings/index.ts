export { holdingsQuery } from './api/holdings-query';
export { HoldingsSection } from './ui/holdings-section';

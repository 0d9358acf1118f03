export { NewValuation } from './ui/new-valuation';
export { ValuationList } from './ui/valuation-list';
export { ValuationOverview } from './ui/valuation-overview';
export { ValuePortfolioButton } from './ui/value-portfolio-button';

export { NewValuation } from './ui/late-new-valuation';
export { ValuationList } from './ui/valuation-list';
export { ValuationOverview } from './ui/valuation-overview';
export { ValuePortfolioButton } from './ui/value-portfolio-button';

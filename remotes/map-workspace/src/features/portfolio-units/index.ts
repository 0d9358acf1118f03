export { unitPoints } from './model/unit-points';
export { PortfolioPanel } from './ui/portfolio-panel';

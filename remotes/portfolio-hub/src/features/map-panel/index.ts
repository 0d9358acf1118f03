export { PortfolioMapPanel } from './ui/portfolio-map-panel';

export { usePortfolioCalls } from './api/portfolio-calls';
export { PortfolioList } from './ui/portfolio-list';
export { PortfolioSharing } from './ui/portfolio-sharing';
export { PortfolioSwitcher } from './ui/portfolio-switcher';
export { VisitorIntro } from './ui/visitor-intro';

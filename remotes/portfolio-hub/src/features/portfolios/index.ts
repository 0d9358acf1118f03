export { PortfolioList } from './ui/portfolio-list';
export { PortfolioSwitcher } from './ui/portfolio-switcher';
export { VisitorIntro } from './ui/visitor-intro';

export { definePortfolioService, type PortfolioServiceDependencies } from './service';

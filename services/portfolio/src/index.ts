export { defaultFileSettings, type FileSettings } from './files/settings';
export { definePortfolioService, type PortfolioServiceDependencies } from './service';

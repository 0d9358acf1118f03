export { definePortfolioService, type PortfolioServiceDependencies } from './service';
export { defaultFileSettings, type FileSettings } from './services/files/settings';

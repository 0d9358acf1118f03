export { LegalInsights } from './ui/legal-insights';

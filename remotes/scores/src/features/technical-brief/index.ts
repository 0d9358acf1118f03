export { TechnicalBrief } from './ui/technical-brief';

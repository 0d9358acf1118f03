export { InvestmentReferences } from './ui/investment-references';
export { OfficeValue } from './ui/office-value';

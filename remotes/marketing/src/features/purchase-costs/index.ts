export { purchaseCostQueries } from './api/purchase-cost-queries';
export { taxRates } from './model/tax-rates';
export { PurchaseCalculator } from './ui/purchase-calculator';

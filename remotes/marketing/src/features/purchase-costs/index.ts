export { PurchaseCalculator } from './ui/purchase-calculator';

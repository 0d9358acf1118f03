import { PurchaseCalculator } from '../features/purchase-costs';

/** `/estimate/boron`: what buying costs, line by line. */
export default function PurchaseCostsPage() {
  return <PurchaseCalculator />;
}

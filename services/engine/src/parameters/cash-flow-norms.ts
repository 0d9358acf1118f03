import { type RateNorms, rateNorms } from './cash-flow';
import { type OperatingCostNorm, operatingCostNorm } from './operating-costs';
import { type TransferTaxYear, transferTaxYears } from './transfer-tax';
import { type WwsNorms, wws2026 } from './wws';

/** All tables used by a cash flow; plain data, stored with a valuation. */
export interface CashFlowNorms {
  rates: RateNorms;
  operatingCosts: OperatingCostNorm;
  transferTax: readonly TransferTaxYear[];
  wws: WwsNorms;
}

export const currentNorms: CashFlowNorms = {
  rates: rateNorms,
  operatingCosts: operatingCostNorm,
  transferTax: transferTaxYears,
  wws: wws2026,
};

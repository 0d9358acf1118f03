import { type RateNorms, rateNorms } from './cash-flow';
import { type OperatingCostNorm, operatingCostNorm } from './operating-costs';
import { type TransferTaxYear, transferTaxYears } from './transfer-tax';
import { type WwsNorms, wws2026 } from './wws';

/** Every table that a cash flow takes figures from; plain data, so that it can be kept with a valuation. */
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

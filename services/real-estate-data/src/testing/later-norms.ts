import { currentNorms } from '@kavel/engine';

/** Simulates a year in which every table of the cash flow changed, for the rest of the test file. */
export function applyLaterNorms(): void {
  const { rates, operatingCosts, transferTax, wws } = currentNorms;
  Object.assign(rates.discount, { reference: rates.discount.reference + 0.01 });
  Object.assign(rates.common.deedCosts, { value: 0.02 });
  for (const row of operatingCosts.rows) Object.assign(row, { maintenance: 2 * row.maintenance });
  for (const { rates: taxRates } of transferTax) Object.assign(taxRates, { investor: 0.2 });
  Object.assign(wws, { perM2Room: 2 });
}

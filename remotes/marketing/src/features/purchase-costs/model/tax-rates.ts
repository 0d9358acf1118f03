import { purchaserKinds, type SourcedParameter } from '@kavel/contracts';
import type { Purchaser } from './purchase-form';

/** Rates of the transfer tax, as fractions, for each known year. */
export interface TaxRates {
  years: number[];
  rows: { purchaser: Purchaser; rates: (number | null)[] }[];
  /** Euro; above the limit a starter pays the rate of an owner-occupier. Null for a year without one. */
  starterLimits: (number | null)[];
  source: string;
}

/** Reads the rates from the national parameters, with keys `transferTax.<purchaser>.<year>`; null without any. */
export function taxRates(parameters: readonly SourcedParameter[]): TaxRates | null {
  const taxes = parameters.filter(({ key }) => key.startsWith('transferTax.'));
  const [first] = taxes;
  if (!first) return null;
  const years = [...new Set(taxes.map(({ year }) => year))].sort((a, b) => a - b);
  const rateOf = (name: string, year: number) =>
    taxes.find(({ key }) => key === `transferTax.${name}.${year}`)?.value ?? null;
  return {
    years,
    rows: purchaserKinds.map(purchaser => ({
      purchaser,
      rates: years.map(year => rateOf(purchaser, year)),
    })),
    starterLimits: years.map(year => rateOf('starterLimit', year)),
    source: first.source,
  };
}

/** The starter's limit in the year of the applied rates. */
export function starterLimit(rates: TaxRates, year: number): number | null {
  return rates.starterLimits[rates.years.indexOf(year)] ?? null;
}

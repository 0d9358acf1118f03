import type { OperatingCostParams, Unit, ValuationSummary } from '@kavel/contracts';
import { barKk, nar, rentRoll } from '@kavel/engine';
import { ownersCosts, type Rents } from './income';

/** A unit that has a value, with its rents. */
export interface ValuedUnit extends Rents {
  unit: Unit;
  /** Euro, kosten koper. */
  value: number;
}

export type SummaryYields = Pick<ValuationSummary, 'barKkHi' | 'barKkThi' | 'barKkMh' | 'nar'>;

/**
 * Yields over the valued units only, so that rent and value are of the same objects. Null where no rent of
 * that kind is known: nothing known is no yield of 0 %.
 */
export function summaryYields(
  valued: readonly ValuedUnit[],
  valueDate: string,
  params: OperatingCostParams,
): SummaryYields {
  const value = valued.reduce((sum, one) => sum + one.value, 0);
  const rents = rentRoll(valued);
  const anyPassing = valued.some(one => one.annualRent !== null);
  const anyRent = anyPassing || valued.some(one => one.marketRent !== null);
  const anyMarket = valued.some(one => one.marketRent !== null);
  return {
    barKkHi: anyPassing ? barKk(rents.passing, value) : null,
    barKkThi: anyRent ? barKk(rents.theoretical, value) : null,
    barKkMh: anyMarket ? barKk(rents.market, value) : null,
    nar: anyPassing ? netYield(valued, value, valueDate, params) : null,
  };
}

/** Buyer's costs differ by type: they are averaged by value. */
function netYield(
  valued: readonly ValuedUnit[],
  value: number,
  valueDate: string,
  params: OperatingCostParams,
): number | null {
  let rent = 0;
  let costs = 0;
  let costsOfBuying = 0;
  for (const one of valued) {
    const ofOwner = ownersCosts(one.unit, one, valueDate, params);
    rent += one.annualRent ?? 0;
    costs += ofOwner.operating;
    costsOfBuying += one.value * ofOwner.ofBuying;
  }
  return value > 0 ? nar(rent, costs, value, costsOfBuying / value) : null;
}

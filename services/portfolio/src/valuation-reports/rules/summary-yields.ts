import type { OperatingCostParams, Unit, ValuationSummary, YieldBasis } from '@kavel/contracts';
import { barKk, type CashFlowNorms, nar, rentSum } from '@kavel/engine';
import { type OwnersCosts, ownersCosts, type Rents } from './income';

/** A unit that has a value, with its rents. */
export interface ValuedUnit extends Rents {
  unit: Unit;
  /** Euro, kosten koper. */
  value: number;
}

export type SummaryYields = Pick<ValuationSummary, 'barKkHi' | 'barKkThi' | 'barKkMh' | 'nar' | 'yieldBasis'>;

/**
 * Each yield covers the units with both a value and the rent it uses, so that numerator and denominator match. Null
 * without such units: unknown is not 0 %.
 */
export function summaryYields(
  valued: readonly ValuedUnit[],
  valueDate: string,
  params: OperatingCostParams,
  norms: CashFlowNorms,
): SummaryYields {
  const [hi, thi, mh] = [basisOf(valued, 'hi'), basisOf(valued, 'thi'), basisOf(valued, 'mh')];
  return {
    barKkHi: grossYield(hi),
    barKkThi: grossYield(thi),
    barKkMh: grossYield(mh),
    nar: netYield(rentSum(valued, 'hi').of, one => ownersCosts(one.unit, one, valueDate, params, norms)),
    yieldBasis: { hi, thi, mh },
  };
}

function basisOf(valued: readonly ValuedUnit[], kind: 'hi' | 'thi' | 'mh'): YieldBasis {
  const { units, rent, of } = rentSum(valued, kind);
  return { units, rent, value: of.reduce((sum, one) => sum + one.value, 0) };
}

function grossYield({ units, rent, value }: YieldBasis): number | null {
  return units === 0 ? null : barKk(rent, value);
}

/** Of let units. Buyer's costs differ by type and are averaged by value. */
function netYield(rented: readonly ValuedUnit[], costsOf: (unit: ValuedUnit) => OwnersCosts): number | null {
  let rent = 0;
  let costs = 0;
  let value = 0;
  let costsOfBuying = 0;
  for (const one of rented) {
    const ofOwner = costsOf(one);
    rent += one.annualRent ?? 0;
    costs += ofOwner.operating;
    value += one.value;
    costsOfBuying += one.value * ofOwner.ofBuying;
  }
  return value > 0 ? nar(rent, costs, value, costsOfBuying / value) : null;
}

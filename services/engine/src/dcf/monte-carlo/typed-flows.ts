import type { OperatingCostParams } from '@kavel/contracts';
import type { CashFlowNorms } from '../../parameters/cash-flow-norms';
import { byId } from '../cash-flow-values';
import { lineAt, lineCount } from '../flows';
import { unitParameters } from '../parameters';
import { requireRateAboveGrowth } from '../rate-above-growth';
import { letOnLines, type ScenarioLines, sellOffLines } from '../scenarios';
import { type CashFlowUnit, type UnitParameters, years } from '../unit';

/**
 * Amounts of a year that move together. The rent of leases that are not indexed with rents is fixed, and so is the
 * management of it.
 */
export const partAt = {
  rent: 0,
  fixedRent: 1,
  management: 2,
  fixedManagement: 3,
  costs: 4,
  sales: 5,
  capex: 6,
} as const;
export const partCount = Object.keys(partAt).length;

/** Growth by which the part of the rent that follows it is told from the rest. */
const testGrowth = 0.01;

/**
 * Present values of one scenario of the units of one type in one bucket. Year 16 is the exit value. Each unit is
 * discounted at its own rates; `discountRate` is their mean by present value, for changes of it.
 */
export interface TypedFlows {
  /** `partCount` amounts for each of the 15 years, then for the exit. */
  present: Float64Array;
  discountRate: number;
  /** The same for all units of a type. */
  exitYield: number;
  rentGrowth: number;
  vacancyRate: number;
  transferCosts: number;
}

/** A bucket's flows by type; units that cannot be sold off are let on in both. */
export interface BucketFlows {
  letOn: TypedFlows[];
  sellOff: TypedFlows[];
  canSellOff: boolean;
}

/** The flows of a portfolio by bucket and type. Throws RateAtOrBelowGrowth. */
export function typedFlows(
  units: readonly CashFlowUnit[],
  valueDate: string,
  overrides: OperatingCostParams,
  norms: CashFlowNorms,
): BucketFlows[] {
  const buckets = new Map<string, BucketSums>();
  for (const unit of units.toSorted(byId)) {
    const parameters = unitParameters(unit, valueDate, overrides, norms);
    requireRateAboveGrowth(parameters);
    const bucket = buckets.get(unit.bucket) ?? { letOn: new Map(), sellOff: new Map(), canSellOff: false };
    buckets.set(unit.bucket, bucket);
    const kept = letOnLines(unit, parameters, valueDate);
    const sold = sellOffLines(unit, parameters);
    const following = followingShares(unit, parameters, valueDate, kept);
    const letOn = { lines: kept, following, parameters, discountRate: parameters.discountRate };
    add(bucket.letOn, unit.vtwType, letOn);
    const { sellOffDiscountRate } = parameters;
    // Units that are let on in both keep their own rate.
    if (sold)
      add(bucket.sellOff, `${unit.vtwType} sold`, {
        ...letOn,
        lines: sold,
        following: null,
        discountRate: sellOffDiscountRate,
      });
    else add(bucket.sellOff, unit.vtwType, letOn);
    bucket.canSellOff ||= sold !== null;
  }
  return [...buckets.values()].map(({ letOn, sellOff, canSellOff }) => ({
    letOn: [...letOn.values()].map(meanRate),
    sellOff: [...sellOff.values()].map(meanRate),
    canSellOff,
  }));
}

type Sum = TypedFlows & { rateTimesPresent: number; absolute: number };

interface BucketSums {
  letOn: Map<string, Sum>;
  sellOff: Map<string, Sum>;
  canSellOff: boolean;
}

interface UnitFlows {
  lines: ScenarioLines;
  /** Share of the rent that follows the growth of rents, by year; null when all of it does. */
  following: readonly number[] | null;
  parameters: UnitParameters;
  discountRate: number;
}

function add(sums: Map<string, Sum>, key: string, unit: UnitFlows): void {
  const { lines, following, parameters, discountRate } = unit;
  const { exitYield, rentGrowth, vacancyRate, transferCosts } = parameters;
  const sum = sums.get(key) ?? {
    present: new Float64Array((years + 1) * partCount),
    discountRate,
    exitYield,
    rentGrowth,
    vacancyRate,
    transferCosts,
    rateTimesPresent: 0,
    absolute: 0,
  };
  sums.set(key, sum);
  let total = 0;
  for (let year = 0; year <= years; year += 1) {
    const isExit = year === years;
    const factor = isExit
      ? 1 / exitYield / (1 + discountRate) ** years
      : 1 / (1 + discountRate) ** (year + 0.5);
    const amounts = partsOf(yearOf(lines, year), following?.[year] ?? 1);
    amounts.forEach((amount, part) => {
      sum.present[year * partCount + part] = (sum.present[year * partCount + part] ?? 0) + amount * factor;
      total += amount * factor;
    });
  }
  sum.rateTimesPresent += discountRate * Math.abs(total);
  sum.absolute += Math.abs(total);
}

const yearOf = ({ lines, year16 }: ScenarioLines, year: number): Float64Array =>
  year === years ? year16 : lines.subarray(year * lineCount, (year + 1) * lineCount);

/** In the order of `partAt`. Vacancy is left out: it follows from the rent. */
function partsOf(lines: Float64Array, following: number): number[] {
  const amount = (line: keyof typeof lineAt) => lines[lineAt[line]] ?? 0;
  const [rent, management] = [amount('rent'), amount('management')];
  return [
    rent * following,
    rent * (1 - following),
    management * following,
    management * (1 - following),
    amount('turnoverCost') + amount('maintenance') + amount('insurance') + amount('propertyTax'),
    amount('saleProceeds') + amount('saleCost'),
    amount('capex'),
  ];
}

/** From the rents at another growth; without leases all rent follows. */
function followingShares(
  unit: CashFlowUnit,
  parameters: UnitParameters,
  valueDate: string,
  own: ScenarioLines,
): number[] | null {
  if (unit.leases === undefined) return null;
  const rentGrowth = parameters.rentGrowth + testGrowth;
  const other = letOnLines(unit, { ...parameters, rentGrowth }, valueDate);
  return Array.from({ length: years + 1 }, (_, year) => {
    const [rent, moved] = [yearOf(own, year)[lineAt.rent] ?? 0, yearOf(other, year)[lineAt.rent] ?? 0];
    const growth = ((1 + rentGrowth) / (1 + parameters.rentGrowth)) ** year - 1;
    return rent * growth === 0 ? 1 : (moved - rent) / (rent * growth);
  });
}

function meanRate({ rateTimesPresent, absolute, ...flows }: Sum): TypedFlows {
  return absolute > 0 ? { ...flows, discountRate: rateTimesPresent / absolute } : flows;
}

import {
  energyLabels,
  type OperatingCostParams,
  totalOfValues,
  type Unit,
  type ValuationResult,
  type ValuationSummary,
} from '@kavel/contracts';
import { type CashFlowNorms, rentSum } from '@kavel/engine';
import { remainingTerms } from './lease-terms';
import { mixBy } from './mix';
import { toSummaryLine, unknownKey } from './summary-lines';
import { summaryYields } from './summary-yields';

/** Input of a summary: the current units and the stored values. */
export interface SummaryInput {
  valueDate: string;
  operatingCostParams: OperatingCostParams;
  /** Current norms, or those stored with a submitted valuation. */
  norms: CashFlowNorms;
  members: readonly { unit: Unit; bucketKey: string | null }[];
  results: readonly ValuationResult[];
  /** Bucket keys in the user's order. */
  bucketKeys: readonly string[];
}

/** Totals, range, yields, lease terms and mixes of a valuation. Money in euro, rates as fractions. */
export function summarise(input: SummaryInput): ValuationSummary {
  const { valueDate, operatingCostParams, norms, members, bucketKeys } = input;
  const results = new Map(input.results.map(result => [result.unitId, result]));
  const lines = members.map(({ unit, bucketKey }) => toSummaryLine(unit, bucketKey, results.get(unit.id)));
  const valued = members.flatMap(({ unit }, index) => {
    const line = lines[index];
    return line === undefined || line.value === null ? [] : [{ ...line, unit, value: line.value }];
  });
  const valuedResults = valued.flatMap(({ unit }) => results.get(unit.id) ?? []);
  const total = totalOfValues(valuedResults);
  const overridden = overriddenOf(valuedResults);
  const [passing, market] = [rentSum(lines, 'hi'), rentSum(lines, 'mh')];
  return {
    totalValue: total.value,
    low68: total.low68,
    high68: total.high68,
    ...(overridden ? { overridden } : {}),
    unitCount: lines.length,
    valuedCount: valued.length,
    annualRent: passing.rent,
    marketRent: market.rent,
    rentCount: passing.units,
    marketRentCount: market.units,
    ...summaryYields(valued, valueDate, operatingCostParams, norms),
    ...remainingTerms(
      members.map(({ unit }) => unit),
      valueDate,
    ),
    byType: mixBy(lines, line => line.vtwType),
    byLabel: mixBy(lines, line => line.energielabel ?? unknownKey, [...energyLabels, unknownKey]),
    byBucket: mixBy(lines, line => line.bucket, bucketKeys),
    units: lines,
  };
}

function overriddenOf(results: readonly ValuationResult[]): ValuationSummary['overridden'] {
  const set = results.flatMap(({ value, override }) => (override ? [{ value, ...override }] : []));
  if (set.length === 0) return undefined;
  return {
    units: set.length,
    value: set.reduce((sum, one) => sum + one.value, 0),
    modelValue: set.reduce((sum, one) => sum + one.modelValue, 0),
  };
}

import {
  type CashFlow,
  dwellingTypes,
  type OperatingCostParams,
  type Unit,
  type ValuationResult,
  valuationApi,
} from '@kavel/contracts';
import type { Reconciliation, WhatIfOutcome } from '@kavel/contracts/valuations';
import {
  type CashFlowUnit,
  RateAtOrBelowGrowth,
  reconcile,
  rentsOf,
  type WhatIf,
  type WwsNorms,
} from '@kavel/engine';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { type KnownTerms, termsOf } from './kept-terms';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';
import { rentOf } from './wws-rents';

/** What a cash flow is made of, ready to be reckoned under any circumstances. */
interface CashFlowInput {
  valueDate: string;
  terms: KnownTerms;
  params: OperatingCostParams;
  units: readonly CashFlowUnit[];
  bucketNames: ReadonlyMap<string, string>;
  /** Values by comparison, by unit. */
  compared: ReadonlyMap<string, number>;
  /** What the model says of units whose value a person set. */
  modelValues: ReadonlyMap<string, number>;
  excluded: CashFlow['excluded'];
  regulated: CashFlow['regulated'];
}

/**
 * The cash flow of a valuation with its own parameters, from the units' rents and the stored values; of one unit
 * where that is asked for.
 */
export async function cashFlowOf(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
  unitId?: string,
): Promise<CashFlow> {
  const input = await readInput(portfolio, id, caller, unitId);
  const { valueDate, excluded, regulated } = input;
  return { valueDate, ...tellingRate(() => reckon(input, {})), regulated, excluded };
}

/** What lies between the values by comparison and the value by cash flow. Throws as `cashFlowOf`. */
export async function reconciliationOf(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
): Promise<Reconciliation> {
  const input = await readInput(portfolio, id, caller);
  const { units, compared, modelValues, valueDate, params, terms } = input;
  return tellingRate(() => reconcile(units, compared, valueDate, params, modelValues, terms.norms));
}

/** Throws `rate-at-or-below-growth` where the discount rate leaves no value. */
function tellingRate<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    const { message, discountRate, rentGrowth } = error;
    throw new ServiceError('rate-at-or-below-growth', message, { discountRate, rentGrowth });
  }
}

/** Net values under each change of circumstances; one that leaves no value says so, the others stand. */
export async function whatIfOf(
  portfolio: ServiceClient,
  id: string,
  changes: readonly WhatIf[],
  caller: Caller,
): Promise<WhatIfOutcome[]> {
  const input = await readInput(portfolio, id, caller);
  return changes.map(change => {
    try {
      const { letOn, sellOff, marketValue } = reckon(input, change).total;
      return {
        outcome: 'valued',
        letOn: letOn.netValue,
        sellOff: sellOff?.netValue ?? null,
        marketValue,
      };
    } catch (error) {
      if (!(error instanceof RateAtOrBelowGrowth)) throw error;
      return { outcome: 'rate-at-or-below-growth' };
    }
  });
}

function reckon({ units, bucketNames, valueDate, params, terms }: CashFlowInput, change: WhatIf) {
  return terms.method(units, bucketNames, valueDate, params, change, terms.norms);
}

/** Throws `results-missing` without values, and `unprocessable` when no unit can be reckoned with. */
async function readInput(
  portfolio: ServiceClient,
  id: string,
  caller: Caller,
  unitId?: string,
): Promise<CashFlowInput> {
  const valuation = await readValuation(portfolio, id, caller);
  const buckets = await readBuckets(portfolio, id, caller);
  const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
  if (results.length === 0)
    throw new ServiceError('results-missing', 'The valuation has no values yet: value the buckets first');
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const excluded: CashFlow['excluded'] = [];
  const units: CashFlowUnit[] = [];
  const terms = await termsOf(portfolio, valuation, caller);
  const { wws } = terms.norms;
  const regulated = { units: 0, unknown: 0, maxRent: 0, source: wws.source, year: wws.year };
  for (const bucketed of bucketedUnits(valuation, buckets, { unitId })) {
    const unit = cashFlowUnit(bucketed, resultOf.get(bucketed.unit.id));
    if (typeof unit === 'string') {
      excluded.push({ unitId: bucketed.unit.id, reason: unit });
      continue;
    }
    const maximum = maximumOf(bucketed.unit, wws);
    if (maximum === 'unknown') regulated.unknown += 1;
    else if (maximum !== null) {
      regulated.units += 1;
      regulated.maxRent += maximum;
    }
    units.push(typeof maximum === 'number' ? { ...unit, regulatedRent: maximum } : unit);
  }
  if (units.length === 0)
    throw new ServiceError('unprocessable', 'No unit has both an area and a rent to compute with', {
      excluded,
    });
  const bucketNames = new Map(Object.entries(buckets).map(([key, { name }]) => [key, name]));
  const { valueDate, operatingCostParams: params } = valuation;
  const compared = new Map(results.map(({ unitId: of, value }) => [of, value]));
  const modelValues = new Map(
    results.flatMap(({ unitId: of, override }) => (override ? [[of, override.modelValue] as const] : [])),
  );
  return { valueDate, terms, params, units, bucketNames, compared, modelValues, excluded, regulated };
}

/** Highest rent of a regulated dwelling, euro a year; null where none binds. */
function maximumOf(unit: Unit, wws: WwsNorms): number | 'unknown' | null {
  if (!dwellingTypes.includes(unit.addressObjectData.vtwType)) return null;
  const rent = rentOf(unit, wws);
  if (rent === null || rent.regulated === null) return 'unknown';
  return rent.regulated ? rent.maxRent * 12 : null;
}

/** A unit ready for the cash flow, or why it is left out. */
function cashFlowUnit(
  { unit, bucket }: BucketedUnit,
  result: ValuationResult | undefined,
): CashFlowUnit | CashFlow['excluded'][number]['reason'] {
  const {
    vtwType,
    oppervlakte,
    bouwjaar,
    annualRent,
    marketRent,
    leaseEnd,
    annualCosts = null,
  } = unit.addressObjectData;
  if (oppervlakte === null) return 'no-area';
  const rents = rentsOf({ annualRent, marketRent, modelledRent: result?.marketRent ?? null });
  if (rents === null) return 'no-rent';
  const vacantValue = dwellingTypes.includes(vtwType) ? (result?.value ?? null) : null;
  const facts = { vtwType, oppervlakte, bouwjaar, leaseEnd, annualCosts };
  return { unitId: unit.id, bucket, ...facts, vacantValue, ...rents };
}

import { type CashFlow, dwellingTypes, type ValuationResult, valuationApi } from '@kavel/contracts';
import { type CashFlowUnit, portfolioCashFlow, RateAtOrBelowGrowth, rentsOf } from '@kavel/engine';
import { type Caller, type ServiceClient, ServiceError } from '@kavel/service-kit';
import { type BucketedUnit, bucketedUnits, readBuckets, readValuation } from './read-valuation';

/** The cash flow of a valuation with its own parameters, from the units' rents and the stored values. */
export async function cashFlowOf(portfolio: ServiceClient, id: string, caller: Caller): Promise<CashFlow> {
  const valuation = await readValuation(portfolio, id, caller);
  const buckets = await readBuckets(portfolio, id, caller);
  const results = await portfolio.call(valuationApi.getValuationResults, { params: { id } }, caller);
  if (results.length === 0)
    throw new ServiceError('results-missing', 'The valuation has no values yet: value the buckets first');
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const excluded: CashFlow['excluded'] = [];
  const included: CashFlowUnit[] = [];
  for (const bucketed of bucketedUnits(valuation, buckets)) {
    const unit = cashFlowUnit(bucketed, resultOf.get(bucketed.unit.id));
    if (typeof unit === 'string') excluded.push({ unitId: bucketed.unit.id, reason: unit });
    else included.push(unit);
  }
  if (included.length === 0)
    throw new ServiceError('unprocessable', 'No unit has both an area and a rent to compute with', {
      excluded,
    });
  const names = new Map(Object.entries(buckets).map(([key, { name }]) => [key, name]));
  const { valueDate, operatingCostParams } = valuation;
  try {
    return { valueDate, ...portfolioCashFlow(included, names, valueDate, operatingCostParams), excluded };
  } catch (error) {
    if (!(error instanceof RateAtOrBelowGrowth)) throw error;
    const { message, discountRate, rentGrowth } = error;
    throw new ServiceError('rate-at-or-below-growth', message, { discountRate, rentGrowth });
  }
}

/** A unit ready for the cash flow, or why it is left out. */
function cashFlowUnit(
  { unit, bucket }: BucketedUnit,
  result: ValuationResult | undefined,
): CashFlowUnit | CashFlow['excluded'][number]['reason'] {
  const { vtwType, oppervlakte, bouwjaar, annualRent, marketRent, leaseEnd } = unit.addressObjectData;
  if (oppervlakte === null) return 'no-area';
  const rents = rentsOf({ annualRent, marketRent, modelledRent: result?.marketRent ?? null });
  if (rents === null) return 'no-rent';
  const vacantValue = dwellingTypes.includes(vtwType) ? (result?.value ?? null) : null;
  return { unitId: unit.id, bucket, vtwType, oppervlakte, bouwjaar, leaseEnd, vacantValue, ...rents };
}

import { type AddressBuckets, type ValuationDetail, valuationApi } from '@kavel/contracts';
import { suggestBuckets } from '@kavel/engine';
import type { Caller, ServiceClient } from '@kavel/service-kit';

/** Buckets made from the facts of the units, with the reason for each. */
export function suggestedBucketsOf({ units }: ValuationDetail): AddressBuckets {
  return suggestBuckets(units.map(({ id, addressObjectData }) => ({ id, ...addressObjectData })));
}

/**
 * The buckets as saved; while there are none the suggested ones, which are saved then: values name their bucket,
 * and everything that is computed from them goes by it.
 */
export async function savedOrSuggestedBuckets(
  portfolio: ServiceClient,
  valuation: ValuationDetail,
  caller: Caller,
): Promise<AddressBuckets> {
  const params = { id: valuation.id };
  const saved = await portfolio.call(valuationApi.getAddressBuckets, { params }, caller);
  if (Object.keys(saved).length > 0) return saved;
  const body = suggestedBucketsOf(valuation);
  return portfolio.call(valuationApi.saveAddressBuckets, { params, body }, caller);
}

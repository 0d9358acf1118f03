import type { AddressBuckets, ValuationDetail, ValuationResult } from '@kavel/contracts';
import type { OrganisationScope } from '../../repositories/store';
import { readBuckets } from '../../valuations/repositories/buckets';
import { readResults } from '../../valuations/repositories/results';
import { readDetail } from '../../valuations/repositories/valuation-detail';
import { requireBuckets } from '../../valuations/rules/bucketed-units';

/** A valuation with its buckets and stored values, the input of most reports. */
export interface BucketedValuation {
  valuation: ValuationDetail;
  buckets: AddressBuckets;
  results: ValuationResult[];
}

/** Throws `buckets-missing` while no buckets are saved, and as `readDetail`. */
export async function readBucketed(scope: OrganisationScope, id: string): Promise<BucketedValuation> {
  const valuation = await readDetail(scope, id);
  const buckets = requireBuckets(await readBuckets(scope, id));
  return { valuation, buckets, results: await readResults(scope, id) };
}

import { call } from '@kavel/api-client';
import { type ReferenceParams, realEstateDataApi } from '@kavel/contracts';
import type { BucketAnswer } from '../model/merge-answer';

/** Finds references for one bucket and values its units; the service stores both. */
export function valueBucket(
  id: string,
  bucket: string,
  params: ReferenceParams,
  signal: AbortSignal,
): Promise<BucketAnswer> {
  return call(
    realEstateDataApi.referencesAndValuationResult,
    { params: { id }, body: { bucket, params } },
    { signal },
  );
}

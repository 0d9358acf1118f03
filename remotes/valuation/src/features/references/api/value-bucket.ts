import { call } from '@kavel/api-client';
import { valuationApi } from '@kavel/contracts';
import type { BucketAnswer } from '../model/merge-answer';

/** Finds references for one bucket and values its units with the bucket's settings; the service stores both. */
export function valueBucket(id: string, bucket: string): Promise<BucketAnswer> {
  return call(valuationApi.referencesAndValuationResult, { params: { id }, body: { bucket } });
}

/** The same for one unit. */
export function valueUnit(id: string, unitId: string): Promise<BucketAnswer> {
  return call(valuationApi.referencesAndValuationResult, { params: { id }, body: { unitId } });
}

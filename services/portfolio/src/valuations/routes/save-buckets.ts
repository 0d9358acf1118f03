import type { AddressBuckets } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { recordEdits } from '../../appraisal/repositories/edits';
import { plainEdit } from '../../appraisal/rules/edits';
import type { OrganisationScope } from '../../repositories/store';
import { readBuckets, replaceBuckets } from '../repositories/buckets';
import { listMemberIds } from '../repositories/valuation-units';
import { lockHead, touchValuation } from '../repositories/valuations';
import { checkPartition } from '../rules/bucket-partition';
import { checkEditable } from '../rules/status';

/**
 * Replaces the buckets of a draft and records it; returns the stored buckets. Throws unless each unit is in exactly
 * one.
 */
export async function saveBuckets(
  scope: OrganisationScope,
  caller: Caller,
  id: string,
  buckets: AddressBuckets,
): Promise<AddressBuckets> {
  const { status } = await lockHead(scope, id);
  checkEditable(status);
  checkPartition(await listMemberIds(scope, id), buckets);
  await replaceBuckets(scope, id, buckets);
  await recordEdits(scope, caller, id, [plainEdit('buckets')]);
  await touchValuation(scope, id);
  return readBuckets(scope, id);
}

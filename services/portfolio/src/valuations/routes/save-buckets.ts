import type { AddressBuckets } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { recordEdits } from '../../appraisal/repositories/edits';
import { plainEdit } from '../../appraisal/rules/edits';
import type { Tenant } from '../../repositories/tenant';
import { readBuckets, replaceBuckets } from '../repositories/buckets';
import { listMemberIds } from '../repositories/valuation-units';
import { lockHead, touchValuation } from '../repositories/valuations';
import { checkPartition } from '../rules/bucket-partition';
import { checkEditable } from '../rules/status';

/** Replaces the buckets of a draft and records it; answers with them as stored. Throws unless each unit is in one. */
export async function saveBuckets(
  tenant: Tenant,
  caller: Caller,
  id: string,
  buckets: AddressBuckets,
): Promise<AddressBuckets> {
  const { status } = await lockHead(tenant, id);
  checkEditable(status);
  checkPartition(await listMemberIds(tenant, id), buckets);
  await replaceBuckets(tenant, id, buckets);
  await recordEdits(tenant, caller, id, [plainEdit('buckets')]);
  await touchValuation(tenant, id);
  return readBuckets(tenant, id);
}

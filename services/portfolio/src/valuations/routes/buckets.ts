import { valuationApi } from '@kavel/contracts';
import { route, valueRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { recordEdits } from '../../appraisal/repositories/edits';
import { plainEdit } from '../../appraisal/rules/edits';
import type { RouteContext } from '../../common/context';
import { readBuckets, replaceBuckets } from '../repositories/buckets';
import { listMemberIds } from '../repositories/valuation-units';
import { getHead, lockHead, touchValuation } from '../repositories/valuations';
import { checkPartition } from '../rules/bucket-partition';
import { checkEditable } from '../rules/status';

export function bucketRoutes(app: FastifyInstance, { store }: RouteContext): void {
  valueRoute(app, valuationApi.getAddressBuckets, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, params.id);
      return readBuckets(tenant, params.id);
    }),
  );

  route(app, valuationApi.saveAddressBuckets, ({ caller, params, body }) =>
    store.inTenant(caller, async tenant => {
      const { status } = await lockHead(tenant, params.id);
      checkEditable(status);
      checkPartition(await listMemberIds(tenant, params.id), body);
      await replaceBuckets(tenant, params.id, body);
      await recordEdits(tenant, caller, params.id, [plainEdit('buckets')]);
      await touchValuation(tenant, params.id);
      return readBuckets(tenant, params.id);
    }),
  );
}

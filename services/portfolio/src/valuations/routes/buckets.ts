import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { readBuckets } from '../repositories/buckets';
import { getHead } from '../repositories/valuations';
import { saveBuckets } from './save-buckets';

export function bucketRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getAddressBuckets, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      await getHead(tenant, params.id);
      return readBuckets(tenant, params.id);
    }),
  );

  route(app, valuationApi.saveAddressBuckets, ({ caller, params, body }) =>
    store.inTenant(caller, tenant => saveBuckets(tenant, caller, params.id, body)),
  );
}

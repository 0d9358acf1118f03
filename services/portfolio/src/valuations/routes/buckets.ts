import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { readBuckets } from '../repositories/buckets';
import { getHead } from '../repositories/valuations';
import { saveBuckets } from './save-buckets';

export function bucketRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getAddressBuckets, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      await getHead(scope, params.id);
      return readBuckets(scope, params.id);
    }),
  );

  route(app, valuationApi.saveAddressBuckets, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => saveBuckets(scope, caller, params.id, body)),
  );
}

import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { summarise } from '../model/summary';
import { listBucketKeys } from '../repositories/buckets';
import { readResults } from '../repositories/results';
import { listMembers } from '../repositories/valuation-units';
import { getHead } from '../repositories/valuations';
import type { RouteContext } from './context';

export function summaryRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getSummaries, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      const { valueDate, operatingCostParams } = await getHead(tenant, params.id);
      return summarise({
        valueDate,
        operatingCostParams,
        members: await listMembers(tenant, params.id),
        results: await readResults(tenant, params.id),
        bucketKeys: await listBucketKeys(tenant, params.id),
      });
    }),
  );
}

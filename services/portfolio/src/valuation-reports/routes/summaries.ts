import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { listBucketKeys } from '../../valuations/repositories/buckets';
import { readResults } from '../../valuations/repositories/results';
import { listMembers } from '../../valuations/repositories/valuation-units';
import { getHead } from '../../valuations/repositories/valuations';
import { readNorms } from '../repositories/kept-terms';
import { summarise } from '../rules/summary';

export function summaryRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getSummaries, ({ caller, params }) =>
    store.inTenant(caller, async tenant => {
      const head = await getHead(tenant, params.id);
      const { valueDate, operatingCostParams } = head;
      return summarise({
        valueDate,
        operatingCostParams,
        norms: await readNorms(tenant, head),
        members: await listMembers(tenant, params.id),
        results: await readResults(tenant, params.id),
        bucketKeys: await listBucketKeys(tenant, params.id),
      });
    }),
  );
}

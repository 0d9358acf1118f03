import { valuationApi } from '@kavel/contracts';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { readWeighing } from '../../appraisal/repositories/calculation';
import type { RouteContext } from '../../common/context';
import { listBuckets } from '../../valuations/repositories/buckets';
import { readResults } from '../../valuations/repositories/results';
import { listMembers } from '../../valuations/repositories/valuation-units';
import { getHead } from '../../valuations/repositories/valuations';
import { readNorms } from '../repositories/kept-terms';
import { summarise } from '../rules/summary';

export function summaryRoutes(app: FastifyInstance, { store }: RouteContext): void {
  route(app, valuationApi.getSummaries, ({ caller, params }) =>
    store.inOrganisation(caller, async scope => {
      const head = await getHead(scope, params.id);
      const { valueDate, operatingCostParams } = head;
      const weighing = await readWeighing(scope, params.id);
      const summary = summarise({
        valueDate,
        operatingCostParams,
        norms: await readNorms(scope, head),
        members: await listMembers(scope, params.id),
        results: await readResults(scope, params.id),
        bucketKeys: (await listBuckets(scope, params.id)).map(({ key }) => key),
      });
      return weighing.weight === 0 ? summary : { ...summary, weighing };
    }),
  );
}

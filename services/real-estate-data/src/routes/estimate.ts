import { estimateApi } from '@kavel/contracts';
import { publicEstimateApi } from '@kavel/contracts/estimates';
import { pandApi } from '@kavel/contracts/objects';
import { firstDeedDate, purchaseCostParameters, purchaseCosts, valueOfJump } from '@kavel/engine';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { explainedEstimateOf } from '../calculation/explained-estimate';
import { estimateOf, valueAddresses } from '../calculation/value-addresses';
import { valuePanden } from '../calculation/value-panden';

/** Values of loose addresses and the costs of buying. */
export function estimateRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, estimateApi.estimateAddress, ({ params }) => estimateOf(context, params.id));

  route(app, publicEstimateApi.explainEstimate, ({ params }) => explainedEstimateOf(context, params.id));

  route(app, publicEstimateApi.labelJump, async ({ body }) => valueOfJump(body));

  route(app, estimateApi.referencesForAddresses, ({ body }) =>
    valueAddresses(context, body.objectIds, body.params),
  );

  route(app, pandApi.pandValues, ({ body }) => valuePanden(context, body.pandIds));

  route(app, estimateApi.purchaseCosts, async ({ body }) => {
    const costs = purchaseCosts(body);
    if (!costs)
      throw new ServiceError('bad-request', `Rates are known for deeds from ${firstDeedDate}`, [
        { field: 'body.deedDate', message: `must be ${firstDeedDate} or later` },
      ]);
    return costs;
  });

  route(app, estimateApi.purchaseCostParameters, async () => purchaseCostParameters());
}

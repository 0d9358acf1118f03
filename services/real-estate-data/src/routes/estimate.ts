import { estimateApi } from '@kavel/contracts';
import { pandApi } from '@kavel/contracts/objects';
import { firstDeedDate, purchaseCostParameters, purchaseCosts } from '@kavel/engine';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { estimateOf, valueAddresses } from '../calculation/value-addresses';
import { valuePanden } from '../calculation/value-panden';

/** Values of loose addresses and the costs of buying. */
export function estimateRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, estimateApi.estimateAddress, ({ params }) => estimateOf(context, params.id));

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

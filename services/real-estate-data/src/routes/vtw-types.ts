import { estimateApi, portfolioApi, valuationApi, vtwTypes } from '@kavel/contracts';
import { operatingCostNorm } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';

/** Types of property and the operating costs that go by them. */
export function vtwTypeRoutes(app: FastifyInstance, { portfolio }: CalculationContext): void {
  route(app, estimateApi.vtwTypes, async () => [...vtwTypes]);

  route(app, valuationApi.suggestedVtwTypes, async ({ query, caller }) => {
    const params = { id: query.portfolioId };
    const { units } = await portfolio.call(portfolioApi.getPortfolio, { params }, caller);
    return units.map(({ id, addressObjectData }) => ({ unitId: id, vtwType: addressObjectData.vtwType }));
  });

  route(app, estimateApi.operatingCosts, async () => operatingCostNorm);
}

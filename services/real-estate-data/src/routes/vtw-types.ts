import { estimateApi, vtwTypes } from '@kavel/contracts';
import { operatingCostNorm } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';

/** Types of property and the operating costs that go by them. */
export function vtwTypeRoutes(app: FastifyInstance): void {
  route(app, estimateApi.vtwTypes, async () => [...vtwTypes]);

  route(app, estimateApi.operatingCosts, async () => operatingCostNorm);
}

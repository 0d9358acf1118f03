import type { FastifyInstance } from 'fastify';
import { estimateRoutes } from '../routes/estimate';
import { scoreRoutes } from '../routes/scores';
import { valuationRoutes } from '../routes/valuations';
import { vtwTypeRoutes } from '../routes/vtw-types';
import type { CalculationDeps } from './deps';
import { Markets } from './markets';

export type { CalculationDeps };

/** Registers every call that computes: values, cash flows, scores, costs. */
export function calculationRoutes(app: FastifyInstance, deps: CalculationDeps): void {
  const context = { ...deps, markets: new Markets() };
  estimateRoutes(app, context);
  valuationRoutes(app, context);
  vtwTypeRoutes(app, context);
  scoreRoutes(app, context);
}

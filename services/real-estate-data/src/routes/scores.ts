import { scoreApi } from '@kavel/contracts';
import { propertyScoreMetrics } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { propertyScoreOf } from '../calculation/property-score';

/** The property score and what it is made of. */
export function scoreRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, scoreApi.propertyScore, ({ params }) => propertyScoreOf(context, params.id));

  route(app, scoreApi.propertyScoreMetrics, async () => [...propertyScoreMetrics]);
}

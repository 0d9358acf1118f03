import { sustainabilityApi } from '@kavel/contracts/sustainability';
import { sustainabilityMetrics } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { rankAreas } from '../calculation/scores/rank-areas';
import { scoreArea } from '../calculation/scores/score-area';
import { indexAreas } from '../calculation/sustainability/index-areas';
import { indexAddress, indexAddresses } from '../calculation/sustainability/score-sustainability';

/** Sustainability indices and the metrics that they are made of. */
export function sustainabilityRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, sustainabilityApi.sustainabilityIndex, ({ caller, params }) =>
    indexAddress(context, caller, params.id),
  );

  route(app, sustainabilityApi.sustainabilityIndices, ({ caller, body }) =>
    indexAddresses(context, caller, body),
  );

  route(app, sustainabilityApi.sustainabilityArea, ({ params, query }) =>
    scoreArea(context, indexAreas, { ...params, use: query.use }),
  );

  route(app, sustainabilityApi.sustainabilityAreaByWeights, ({ params, body }) =>
    scoreArea(context, indexAreas, { ...params, ...body }),
  );

  route(app, sustainabilityApi.sustainabilityRanking, ({ params, body }) =>
    rankAreas(context, indexAreas, { ...params, ...body }),
  );

  route(app, sustainabilityApi.sustainabilityMetrics, async () => [...sustainabilityMetrics]);
}

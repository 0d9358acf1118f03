import { scoreApi } from '@kavel/contracts';
import { propertyScoreMetrics } from '@kavel/engine';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { propertyAreas } from '../calculation/scores/property-areas';
import { rankAreas } from '../calculation/scores/rank-areas';
import { scoreAddress, scoreAddresses } from '../calculation/scores/score-addresses';
import { scoreArea } from '../calculation/scores/score-area';

/** Property scores and the metrics that they are made of. */
export function scoreRoutes(app: FastifyInstance, context: CalculationContext): void {
  route(app, scoreApi.propertyScore, ({ params }) => scoreAddress(context, params.id));

  route(app, scoreApi.totalScore, async ({ params }) => {
    const { objectId, address, score, completeness, confidence, band, use, version } = await scoreAddress(
      context,
      params.id,
    );
    return { objectId, address, score, completeness, confidence, band, use, version };
  });

  route(app, scoreApi.propertyScores, ({ body }) => scoreAddresses(context, body));

  route(app, scoreApi.areaScore, ({ params, query }) =>
    scoreArea(context, propertyAreas, { ...params, use: query.use }),
  );

  route(app, scoreApi.areaScoreByWeights, ({ params, body }) =>
    scoreArea(context, propertyAreas, { ...params, ...body }),
  );

  route(app, scoreApi.areaRanking, ({ params, body }) =>
    rankAreas(context, propertyAreas, { ...params, ...body }),
  );

  route(app, scoreApi.propertyScoreMetrics, async () => [...propertyScoreMetrics]);
}

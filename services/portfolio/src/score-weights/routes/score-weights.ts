import { scoreWeightsApi } from '@kavel/contracts/score-weights';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import * as weights from '../repositories/score-weights';

/** Weights of scores that an organisation keeps by name. */
export function scoreWeightsRoutes(app: FastifyInstance, { store }: Pick<RouteContext, 'store'>): void {
  route(app, scoreWeightsApi.listScoreWeights, ({ caller, query }) =>
    store.reading(caller, scope => weights.listScoreWeights(scope, query.catalogue)),
  );

  route(app, scoreWeightsApi.createScoreWeights, ({ caller, body }) =>
    store.inOrganisation(caller, scope => weights.insertScoreWeights(scope, body)),
  );

  route(app, scoreWeightsApi.changeScoreWeights, ({ caller, params, body }) =>
    store.inOrganisation(caller, scope => weights.updateScoreWeights(scope, params.id, body)),
  );

  route(app, scoreWeightsApi.deleteScoreWeights, async ({ caller, params }) => {
    await store.inOrganisation(caller, scope => weights.deleteScoreWeights(scope, params.id));
    return null;
  });

  route(app, scoreWeightsApi.restoreScoreWeights, ({ caller, params }) =>
    store.inOrganisation(caller, scope => weights.restoreScoreWeights(scope, params.id)),
  );
}

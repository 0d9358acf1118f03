import { call } from '@kavel/api-client';
import {
  type NewScoreWeights,
  type ScoreWeights,
  type ScoreWeightsChange,
  scoreWeightsApi,
} from '@kavel/contracts/score-weights';
import { queryOptions } from '@kavel/query';

/** Weights of a catalogue that the organisation keeps by name. */
export function scoreWeightsQuery(catalogue: string) {
  return queryOptions({
    queryKey: ['score-weights', catalogue],
    queryFn: ({ signal }) => call(scoreWeightsApi.listScoreWeights, { query: { catalogue } }, { signal }),
  });
}

export const createScoreWeights = (body: NewScoreWeights) =>
  call(scoreWeightsApi.createScoreWeights, { body });

export const changeScoreWeights = ({ id }: ScoreWeights, body: ScoreWeightsChange) =>
  call(scoreWeightsApi.changeScoreWeights, { params: { id }, body });

export const deleteScoreWeights = ({ id }: ScoreWeights) =>
  call(scoreWeightsApi.deleteScoreWeights, { params: { id } });

export const restoreScoreWeights = ({ id }: ScoreWeights) =>
  call(scoreWeightsApi.restoreScoreWeights, { params: { id } });

import type { ScoreWeights } from '@kavel/contracts/score-weights';
import type { Generated } from 'kysely';
import type { Json, Lifecycle, Owned } from '../../repositories/column-types';

export interface ScoreWeightsTables {
  score_weights: Owned &
    Lifecycle & {
      id: Generated<string>;
      catalogue: string;
      name: string;
      name_key: string;
      weights: Json<ScoreWeights['weights']>;
    };
}

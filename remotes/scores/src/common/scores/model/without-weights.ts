import type { PropertyScore } from '@kavel/contracts';

/** The measured values where no part has a weight: there is no total, and no part contributes. */
export function withoutWeights(score: PropertyScore): PropertyScore {
  return {
    ...score,
    score: null,
    band: null,
    completeness: 0,
    confidence: null,
    buurtScore: null,
    custom: true,
    parts: score.parts.map(part => ({ ...part, weight: 0, contribution: 0 })),
  };
}

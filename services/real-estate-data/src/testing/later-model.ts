import {
  learnedComparables5,
  type ValuationModel,
  type ValuationModels,
  valuationModels,
} from '@kavel/engine';

const later: ValuationModel = {
  ...learnedComparables5,
  version: 'later',
  parameters: {
    wanderPerMonth: 0.05,
    comparison: { falls: { distance: 9, value: 1, years: 0.1 }, leastWeight: 0.3, spreadShrinkage: 1 },
  },
};

/** Simulates a change of the model: new values use other parameters, and the previous version is still known. */
export const laterModels: ValuationModels = valuationModels([learnedComparables5, later], later.version);

import { comparisonParameters } from './learned/compare-learned';
import type { ModelParameters } from './model-parameters';
import { modelVersion } from './model-version';
import { valueByComparables } from './value-by-comparables';

/** A model version: a method with its parameters. Immutable once values were computed with it. */
export interface ValuationModel {
  version: string;
  parameters: ModelParameters;
  value: typeof valueByComparables;
}

/** The known versions, and the current one for new values. */
export interface ValuationModels {
  current: ValuationModel;
  /** Undefined for an unknown version. */
  of(version: string): ValuationModel | undefined;
}

/** Throws when `current` is not among the models. A changed method is added as a new entry; the old one stays. */
export function valuationModels(models: readonly ValuationModel[], current: string): ValuationModels {
  const byVersion = new Map(models.map(model => [model.version, model]));
  const chosen = byVersion.get(current);
  if (!chosen) throw new Error(`There is no version ${current} of the model`);
  return { current: chosen, of: version => byVersion.get(version) };
}

export const learnedComparables5: ValuationModel = {
  version: modelVersion,
  parameters: { comparison: comparisonParameters, wanderPerMonth: 0.01 },
  value: valueByComparables,
};

/** The versions shipped with Kavel. */
export const knownModels = valuationModels([learnedComparables5], modelVersion);

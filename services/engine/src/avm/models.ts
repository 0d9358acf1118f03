import { comparisonParameters } from './learned/compare-learned';
import type { ModelParameters } from './model-parameters';
import { modelVersion } from './model-version';
import { valueByComparables } from './value-by-comparables';

/** A version of the model: a method with its figures. It never changes once values were made by it. */
export interface ValuationModel {
  version: string;
  parameters: ModelParameters;
  value: typeof valueByComparables;
}

/** The versions that can compute, and the one that makes new values. */
export interface ValuationModels {
  current: ValuationModel;
  /** Undefined for a version that is not known here. */
  of(version: string): ValuationModel | undefined;
}

/** Throws when `current` is none of them. A method that changes gets an entry of its own and leaves the old one. */
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

/** As Kavel is delivered. */
export const knownModels = valuationModels([learnedComparables5], modelVersion);

import type { ValuationResult } from '@kavel/contracts';
import { ServiceError } from '@kavel/service-kit';
import { modelResult } from '../../appraisal/rules/overrides';

/**
 * Values come from the model, and from an override within its limits; a caller may send the stored ones or omit them.
 * Returns the stored ones of the named units. Throws `unprocessable` for any other figure.
 */
export function keptValues(
  sent: readonly ValuationResult[],
  stored: readonly ValuationResult[],
): ValuationResult[] {
  const storedOf = new Map(stored.map(result => [result.unitId, result]));
  const kept = sent.map(result => {
    const known = storedOf.get(result.unitId);
    return known && saysTheSame(result, known) ? known : undefined;
  });
  const unknown = sent.filter((_, at) => kept[at] === undefined).map(({ unitId }) => unitId);
  if (unknown.length > 0) {
    throw new ServiceError(
      'unprocessable',
      'These values are not those that the model made: value the units, or override the value with a reason',
      { reason: 'values-not-of-model', unitIds: unknown.slice(0, 100) },
    );
  }
  return kept.flatMap(result => result ?? []);
}

const figures = [
  'value',
  'low68',
  'high68',
  'low95',
  'high95',
  'pricePerM2',
  'fsd',
  'accuracyClass',
  'referenceCount',
  'baseValue',
  'marketRent',
  'modelVersion',
  'valueDate',
] as const;

/** Equal to the stored figures, or to the model's alone. */
function saysTheSame(sent: ValuationResult, stored: ValuationResult): boolean {
  return [stored, modelResult(stored)].some(known => figures.every(figure => sent[figure] === known[figure]));
}

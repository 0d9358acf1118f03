import type { Recomputation, Reference, ValuationResult } from '@kavel/contracts';
import type { ValueByEvidence } from '@kavel/engine';

/** The model's value of a unit. */
export type ModelValue = Omit<ValuationResult, 'unitId' | 'bucket'>;

export function modelValueOf({ valuation, marketRent }: ValueByEvidence): ModelValue | undefined {
  return valuation.valued ? { ...valuation.result, marketRent } : undefined;
}

/** Figures of the model that an override does not change. */
const figures = [
  'low68',
  'high68',
  'low95',
  'high95',
  'fsd',
  'accuracyClass',
  'referenceCount',
  'baseValue',
  'marketRent',
] as const;

/** Whether every figure equals the stored one, to the cent. */
export function isSameValue(stored: ValuationResult, made: ModelValue | undefined): boolean {
  if (!made) return false;
  const { override } = stored;
  // Older ranges were scaled to the override: then only the model's value is comparable.
  const wasScaled = override !== undefined && override.modelPricePerM2 === undefined;
  const value = override?.modelValue ?? stored.value;
  const pricePerM2 = override?.modelPricePerM2 ?? stored.pricePerM2;
  if (value !== made.value) return false;
  if (wasScaled) return true;
  const isSameSplit = stored.drivers.every(
    ({ driver, effect }, at) => made.drivers[at]?.driver === driver && made.drivers[at]?.effect === effect,
  );
  return (
    isSameSplit && pricePerM2 === made.pricePerM2 && figures.every(figure => stored[figure] === made[figure])
  );
}

const referenceFigures = [
  'id',
  'price',
  'transactionDate',
  'oppervlakte',
  'adjustedPrice',
  'weight',
] as const;

/** Whether the stored references equal those of the evidence. */
export function restsOn(shown: readonly Reference[], { valuation }: ValueByEvidence): boolean {
  if (!valuation.valued || valuation.references.length !== shown.length) return false;
  return valuation.references.every((made, at) =>
    referenceFigures.every(figure => made[figure] === shown[at]?.[figure]),
  );
}

export function differenceOf(
  { unitId, value, override }: ValuationResult,
  made: ModelValue | undefined,
): Recomputation['different'][number] {
  return { unitId, stored: override?.modelValue ?? value, recomputed: made?.value ?? null };
}

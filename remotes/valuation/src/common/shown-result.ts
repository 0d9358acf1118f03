import {
  roundedTo,
  roundingStep,
  shownEstimate,
  shownParts,
  shownUnitValue,
  type ValuationResult,
} from '@kavel/contracts';

/** Figures of a result as they are shown, euro: what the model says rounded to what its range bears. */
export interface ShownResult {
  value: number;
  modelValue: number;
  low68: number;
  high68: number;
  low95: number;
  high95: number;
  pricePerM2: number;
}

type ModelFigures = Pick<ValuationResult, 'value' | 'low68' | 'high68' | 'low95' | 'high95' | 'pricePerM2'> &
  Partial<Pick<ValuationResult, 'override'>>;

/** A value that a person set is shown as it was set; the range stays that of the model. */
export function shownResult(result: ModelFigures): ShownResult {
  const { value, low68, high68, low95, high95, pricePerM2, override } = result;
  const model = shownEstimate({ value: override?.modelValue ?? value, low68, high68, pricePerM2 });
  const step = roundingStep({ value: override?.modelValue ?? value, low68, high68 });
  return {
    value: shownUnitValue(result),
    modelValue: model.value,
    low68: model.low68,
    high68: model.high68,
    low95: roundedTo(low95, step),
    high95: roundedTo(high95, step),
    pricePerM2: override ? Math.round(pricePerM2) : model.pricePerM2,
  };
}

/**
 * The median of the references and the effects, rounded so that they add up to the value as it is shown. The last
 * effect is that of the override, where there is one: from the model's value as it is shown to what was set.
 */
export function shownDrivers(
  { value, low68, high68, baseValue, override }: ValuationResult,
  effects: readonly number[],
): { base: number; effects: number[] } {
  const step = roundingStep({ value: override?.modelValue ?? value, low68, high68 });
  const ofModel = override ? effects.slice(0, -1) : effects;
  const [base = baseValue, ...shown] = shownParts([baseValue, ...ofModel], step);
  if (!override) return { base, effects: shown };
  return { base, effects: [...shown, value - shown.reduce((sum, effect) => sum + effect, base)] };
}

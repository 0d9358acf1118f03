import {
  roundedTo,
  roundingStep,
  shownEstimate,
  shownParts,
  shownUnitValue,
  type ValuationResult,
} from '@kavel/contracts';

/** Displayed figures of a result, in euro; model values are rounded by the width of their range. */
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

/** An override is shown unrounded; the range stays the model's. */
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
 * Median of the references and the effects, rounded so that they add up to the displayed value. The last effect is the
 * override, if any: the difference between the displayed model value and the override.
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

import { roundedTo, roundingStep, shownEstimate } from '@kavel/contracts';
import type { SummaryUnit } from './summary-unit';

/** An amount of a unit by its column, rounded to what the range of its value bears; what a person set stays. */
export function shownAmount(unit: SummaryUnit, column: string, amount: number): number {
  const { value, low68, high68, modelValue } = unit;
  const ofThePerson = modelValue != null && (column === 'value' || column === 'perM2');
  if (value === null || low68 === null || high68 === null || ofThePerson) return Math.round(amount);
  const range = { value: modelValue ?? value, low68, high68 };
  return column === 'perM2'
    ? shownEstimate({ ...range, pricePerM2: amount }).pricePerM2
    : roundedTo(amount, roundingStep(range));
}

import { roundedTo, roundingStep, shownEstimate, shownValue } from '@kavel/contracts';
import type { SummaryUnit } from './summary-unit';

/** An amount of a unit for a column, rounded by the range of its value; an override is not rounded. */
export function shownAmount(unit: SummaryUnit, column: string, amount: number): number {
  const { value, low68, high68, modelValue } = unit;
  const ofThePerson = modelValue != null && (column === 'value' || column === 'perM2');
  if (value === null || low68 === null || high68 === null || ofThePerson) return Math.round(amount);
  const range = { value: modelValue ?? value, low68, high68 };
  return column === 'perM2'
    ? shownEstimate({ ...range, pricePerM2: amount }).pricePerM2
    : roundedTo(amount, roundingStep(range));
}

/** Market rent in euro a year: rounded when estimated by the model, exact when given by the owner. */
export function shownMarketRent({ marketRent, marketRentByModel = true }: SummaryUnit): number | null {
  if (marketRent === null || !marketRentByModel) return marketRent;
  return shownValue({ value: marketRent });
}

/** Sum of the units' market rents; rounded when at least one is the model's estimate. */
export function shownMarketRents(units: readonly SummaryUnit[], sum: number): number {
  const anyByModel = units.some(
    ({ marketRent, marketRentByModel = true }) => marketRent !== null && marketRentByModel,
  );
  return anyByModel ? shownValue({ value: sum }) : sum;
}

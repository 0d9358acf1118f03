import { roundedTo, roundingStep, shownEstimate, shownValue } from '@kavel/contracts';
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

/** A market rent, euro a year: rounded where the model made it, as the owner gave it otherwise. */
export function shownMarketRent({ marketRent, marketRentByModel = true }: SummaryUnit): number | null {
  if (marketRent === null || !marketRentByModel) return marketRent;
  return shownValue({ value: marketRent });
}

/** The sum of the market rents of units; rounded where any of them is the model's. */
export function shownMarketRents(units: readonly SummaryUnit[], sum: number): number {
  const anyByModel = units.some(
    ({ marketRent, marketRentByModel = true }) => marketRent !== null && marketRentByModel,
  );
  return anyByModel ? shownValue({ value: sum }) : sum;
}

import type { Adjustments, ValueDriver } from '@kavel/contracts';
import { weightedMean } from '../statistics/summary';
import { cell } from './columns';
import type { ComparedDeal, Comparison } from './comparison';
import { type AttributeDriver, featureDrivers } from './property';

/**
 * Splits value − baseValue over the drivers. Log effects are converted to euro by the logarithmic mean of the two,
 * under which they add up; location takes the remainder in whole euro, so that the sum is exact.
 */
export function valueDrivers(comparison: Comparison, value: number, baseValue: number): ValueDriver[] {
  const perLogPoint = value === baseValue ? value : (value - baseValue) / Math.log(value / baseValue);
  const euro = (logEffect: number) => Math.round(logEffect * perLogPoint);
  const attributes = (['area', 'year', 'label'] as const).map(driver => ({
    driver,
    effect: euro(attributeEffect(comparison, driver)),
  }));
  const time = { driver: 'time' as const, effect: euro(averageEffect(comparison, deal => deal.indexation)) };
  const others = [...attributes, time].reduce((sum, { effect }) => sum + effect, 0);
  return [{ driver: 'location', effect: value - baseValue - others }, ...attributes, time];
}

function attributeEffect(comparison: Comparison, driver: AttributeDriver): number {
  return averageEffect(comparison, deal => effectOf(deal, driver));
}

/** Adjustments of a deal as fractions; the product of (1 + fraction) is the total adjustment. */
export function adjustmentsOf(deal: ComparedDeal): Adjustments {
  const place = deal.effects[featureDrivers.length] ?? 0;
  const attribute = (driver: AttributeDriver) => fraction(effectOf(deal, driver));
  return {
    location: fraction(place),
    area: attribute('area'),
    year: attribute('year'),
    label: attribute('label'),
  };
}

/** Log points of the features of a driver. */
function effectOf({ effects }: ComparedDeal, driver: AttributeDriver): number {
  return featureDrivers.reduce((sum, of, f) => (of === driver ? sum + cell(effects, f) : sum), 0);
}

/** Rounded to a thousandth of a percent, because they are stored with each reference. */
function fraction(logEffect: number): number {
  return Math.round(Math.expm1(logEffect) * 1e5) / 1e5;
}

function averageEffect({ references }: Comparison, effect: (deal: ComparedDeal) => number): number {
  return weightedMean(
    references.map(effect),
    references.map(deal => deal.weight),
  );
}

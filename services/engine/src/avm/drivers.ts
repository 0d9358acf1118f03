import type { ValueDriver } from '@kavel/contracts';
import { weightedMean } from '../statistics/summary';
import { cell } from './columns';
import type { Comparison } from './comparison';
import { type AttributeDriver, featureDrivers } from './property';

/**
 * Splits value − baseValue over the drivers. Log effects become euro by the logarithmic mean of the two,
 * under which they add up; location takes what the others leave, in whole euro, so the sum is exact.
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
  return averageEffect(comparison, deal =>
    featureDrivers.reduce((sum, of, f) => (of === driver ? sum + cell(deal.effects, f) : sum), 0),
  );
}

function averageEffect(
  { references }: Comparison,
  effect: (deal: Comparison['references'][number]) => number,
): number {
  return weightedMean(
    references.map(effect),
    references.map(deal => deal.weight),
  );
}

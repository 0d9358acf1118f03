import { energyLabels, type ReferenceWeights } from '@kavel/contracts';
import type { PropertyValue } from './property-value';
import { choice, held, house, market, valueDate } from './testing/learnt-market';
import { valueProperty } from './value-property';

describe('weights of differences', () => {
  const weighed = (weights: ReferenceWeights) => {
    const valuation = valueProperty(market, house, valueDate, { ...choice, weights });
    if (!valuation.valued) throw new Error(valuation.reason);
    return valuation;
  };
  const usual = { distance: 1, time: 1, area: 1, year: 1, label: 1 };
  /** Weighted mean difference between the references and the house. */
  const difference = (
    weights: ReferenceWeights,
    of: (reference: PropertyValue['references'][number]) => number,
  ) => weighed(weights).references.reduce((sum, reference) => sum + reference.weight * of(reference), 0);

  it('equal to no weights when each is 1, to the last bit', () => {
    for (const property of held.slice(0, 40)) {
      const { date } = property;
      const plain = valueProperty(market, property, date, choice);
      expect(valueProperty(market, property, date, { ...choice, weights: usual })).toEqual(plain);
      expect(valueProperty(market, property, date, { ...choice, weights: {} })).toEqual(plain);
    }
  });

  it.each<[keyof typeof usual, (reference: PropertyValue['references'][number]) => number]>([
    ['distance', ({ distance }) => distance],
    ['time', ({ transactionDate }) => (Date.parse(valueDate) - Date.parse(transactionDate)) / 86_400_000],
    ['area', ({ oppervlakte }) => Math.abs(Math.log(oppervlakte / 110))],
    [
      'label',
      ({ energielabel }) => Math.abs(energyLabels.indexOf(energielabel ?? 'C') - energyLabels.indexOf('C')),
    ],
  ])('%s: the references are closer with 2 than with 0, and the value stays explained', (key, of) => {
    expect(difference({ [key]: 2 }, of)).toBeLessThan(difference({ [key]: 0 }, of));
    const { result, references } = weighed({ [key]: 2 });
    expect(result.drivers.reduce((sum, { effect }) => sum + effect, result.baseValue)).toBe(result.value);
    expect(references.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
});

import { scoreUses } from '@kavel/contracts';
import fc from 'fast-check';
import { propertyScoreMetrics } from './catalogue';
import { weightsWith } from './weights';

const keys = propertyScoreMetrics.map(({ key }) => key);
const sumOf = (weights: ReadonlyMap<string, number>) =>
  [...weights.values()].reduce((sum, weight) => sum + weight, 0);

test('without updates the defaults apply', () => {
  const weights = weightsWith(propertyScoreMetrics, []);
  expect(weights.dwelling.get('energy')).toBeCloseTo(0.1, 12);
  expect(weights.office.get('gp')).toBe(0);
});

test('a named weight replaces, then all normalise: energy 1 beside .9 is 1/1.9', () => {
  const { dwelling } = weightsWith(propertyScoreMetrics, [{ key: 'energy', weight: 1 }]);
  expect(dwelling.get('energy')).toBeCloseTo(1 / 1.9, 12);
  expect(dwelling.get('space')).toBeCloseTo(0.05 / 1.9, 12);
});

test('weight 0 ignores a metric; of a key named twice the last one counts', () => {
  const { dwelling } = weightsWith(propertyScoreMetrics, [
    { key: 'energy', weight: 5 },
    { key: 'energy', weight: 0 },
  ]);
  expect(dwelling.get('energy')).toBe(0);
  expect(dwelling.get('space')).toBeCloseTo(0.05 / 0.9, 12);
});

test('all weights zero is refused, and so is an unknown key, which is named', () => {
  const none = keys.map(key => ({ key, weight: 0 }));
  expect(() => weightsWith(propertyScoreMetrics, none)).toThrow('All weights are zero');
  expect(() => weightsWith(propertyScoreMetrics, [{ key: 'income', weight: 1 }])).toThrow(
    'There is no metric "income"',
  );
});

test('weights always sum to 1, and scaling all of them changes nothing', () => {
  const weight = fc.double({ min: 0.001, max: 10, noNaN: true });
  const all = fc.tuple(...keys.map(() => weight));
  fc.assert(
    fc.property(all, fc.double({ min: 0.01, max: 50, noNaN: true }), (drawn, factor) => {
      const updates = (times: number) => keys.map((key, at) => ({ key, weight: (drawn[at] ?? 0) * times }));
      const plain = weightsWith(propertyScoreMetrics, updates(1));
      const scaled = weightsWith(propertyScoreMetrics, updates(factor));
      for (const use of scoreUses) {
        expect(sumOf(plain[use])).toBeCloseTo(1, 9);
        for (const key of keys) expect(scaled[use].get(key)).toBeCloseTo(plain[use].get(key) ?? 0, 9);
      }
    }),
  );
});

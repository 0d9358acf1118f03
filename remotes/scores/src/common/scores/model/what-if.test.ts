import { madeUpScoreMetric } from '@kavel/contracts/testing';
import {
  countOf,
  isWeightless,
  knownTo,
  nothingChanged,
  readWhatIf,
  sharesOf,
  updatesOf,
  weightlessUses,
  withChange,
  writeWhatIf,
} from './what-if';

const weights = (dwelling: number, office = dwelling) => ({
  dwelling,
  office,
  shop: office,
  industry: office,
});
const metrics = [
  madeUpScoreMetric({ key: 'energy', weights: weights(0.1) }),
  madeUpScoreMetric({ key: 'green', weights: weights(0.3) }),
  madeUpScoreMetric({ key: 'school', weights: weights(0.6, 0) }),
];
const query = (text: string) => new URLSearchParams(text);

test('changes survive the address, beside other names', () => {
  const whatIf = { weights: { energy: 20, green: 0 }, values: { energy: 120.5 } };
  const written = writeWhatIf(query('ids=1'), whatIf);
  expect(written.get('ids')).toBe('1');
  expect(readWhatIf(query(written.toString()))).toEqual(whatIf);
  expect(writeWhatIf(written, nothingChanged).toString()).toBe('ids=1');
});

test('what cannot be read is left out', () => {
  expect(
    readWhatIf(query('weights=energy:x,green,:3,school:-1,a:101,b:&values=energy:-5,c:Infinity')),
  ).toEqual({ weights: {}, values: { energy: -5 } });
});

test('a metric that the catalogue does not have is left out', () => {
  const whatIf = { weights: { gone: 3, energy: 5 }, values: { gone: 1 } };
  expect(knownTo(whatIf, metrics)).toEqual({ weights: { energy: 5 }, values: {} });
});

test('one change is set and taken back', () => {
  const once = withChange(nothingChanged, 'values', 'energy', 90);
  expect(countOf(withChange(once, 'weights', 'green', 0))).toBe(2);
  expect(withChange(once, 'values', 'energy', null)).toEqual(nothingChanged);
});

test('shares of points: 20 of 20 + 30 + 60 is 18.2 %', () => {
  const shares = sharesOf({ weights: { energy: 20 }, values: {} }, metrics, 'dwelling');
  expect(shares.get('energy')).toEqual({ points: 20, share: 20 / 110 });
  expect(shares.get('green')?.share).toBeCloseTo(30 / 110);
});

test('all weights zero is told apart, also where only the use at hand has none left', () => {
  const without = { weights: { energy: 0, green: 0 }, values: {} };
  expect(isWeightless(without, metrics, 'dwelling')).toBe(false);
  expect(isWeightless(without, metrics, 'office')).toBe(true);
  expect(weightlessUses(without, metrics)).toEqual(['office', 'shop', 'industry']);
});

test('the service gets the weights of all metrics as fractions, or none', () => {
  const changed = { weights: { energy: 20 }, values: { green: 0.4 } };
  expect(updatesOf(changed, metrics, 'dwelling')).toEqual({
    metricUpdates: [{ key: 'green', value: 0.4 }],
    weightUpdates: [
      { key: 'energy', weight: 0.2 },
      { key: 'green', weight: 0.3 },
      { key: 'school', weight: 0.6 },
    ],
  });
  expect(updatesOf({ ...changed, weights: {} }, metrics, 'dwelling').weightUpdates).toEqual([]);
});

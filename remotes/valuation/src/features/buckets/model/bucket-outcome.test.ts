import type { ValuationResult } from '@kavel/contracts';
import { outcomeOf } from './bucket-outcome';

const result = (value: number, accuracyClass: number) =>
  ({ value, low68: value * 0.92, high68: value * 1.08, accuracyClass }) as ValuationResult;

test('the value of a bucket and its price per m² are rounded by the width of the range', () => {
  const results = [result(283_253, 4), result(242_831, 3)];
  expect(outcomeOf({ value: 526_084, pricePerM2: 4_729 }, results)).toEqual({
    value: 526_000,
    pricePerM2: 4_730,
    worst: 3,
    best: 4,
  });
});

test('without oppervlakte there is no price per m², and without values no outcome', () => {
  expect(outcomeOf({ value: 300_000, pricePerM2: null }, [result(300_000, 5)])?.pricePerM2).toBeNull();
  expect(outcomeOf({ value: 0, pricePerM2: null }, [])).toBeNull();
});

import type { EnergyLabel } from '@kavel/contracts';
import { countIn, paybackOf, planTo, sumMeasures } from './plan';

const address = (energielabel: EnergyLabel | null, euros?: number, savedKwh = 1_000) => ({
  energielabel,
  improvement: euros === undefined ? null : { measures: ['roof'], euros, savedKwh, labelAfter: 'D' as const },
});

test('the worst labels are gone at the end, the cheapest for a kWh first', () => {
  const { years, without } = planTo(
    [
      address('G', 9_000),
      address('E', 3_000),
      address('F', 6_000),
      address('C'),
      address(null),
      address('F'),
    ],
    2026,
    2029,
  );
  expect(years.map(({ year, euros, improved }) => [year, euros, improved])).toEqual([
    [2026, 0, 0],
    [2027, 3_000, 1],
    [2028, 6_000, 1],
    [2029, 9_000, 1],
  ]);
  expect(years.map(year => countIn(year, 'EFG'))).toEqual([4, 3, 2, 1]);
  expect(years.map(year => countIn(year, 'D'))).toEqual([0, 1, 2, 3]);
  expect(years.map(year => countIn(year, 'unknown'))).toEqual([1, 1, 1, 1]);
  // One F has no sufficient measures.
  expect(without).toBe(1);
});

test('every address is improved once, whatever the number of years', () => {
  const addresses = Array.from({ length: 7 }, (_, at) => address('G', 1_000 + at));
  for (const until of [2026, 2027, 2030, 2040]) {
    const { years } = planTo(addresses, 2026, until);
    expect(years.reduce((sum, { improved }) => sum + improved, 0)).toBe(7);
    expect(years.at(-1) && countIn(years.at(-1) ?? { labels: new Map() }, 'EFG')).toBe(0);
  }
});

test('labels A to A+++++ are one group', () => {
  const [now] = planTo([address('A'), address('A+++++'), address('B')], 2026, 2030).years;
  expect(now && countIn(now, 'A')).toBe(2);
});

test('measures are summed by name, the cheapest for a kWh first', () => {
  const measure = (name: string, euros: number, savedKwh: number) => ({
    name,
    euros,
    savedKwh,
    labelAfter: null,
    source: 'table',
    year: 2025,
    fictional: true,
  });
  const sums = sumMeasures([
    { measures: [measure('glass', 4_000, 1_000), measure('roof', 2_000, 1_000)] },
    { measures: [measure('roof', 4_000, 1_000)] },
  ]);
  expect(sums).toEqual([
    { name: 'roof', addresses: 2, euros: 6_000, savedKwh: 2_000 },
    { name: 'glass', addresses: 1, euros: 4_000, savedKwh: 1_000 },
  ]);
});

test('payback by hand: 6,000 euro against 2,000 kWh of 30 cents is ten years', () => {
  expect(paybackOf({ euros: 6_000, savedKwh: 2_000 }, 0.3)).toBeCloseTo(10, 9);
  expect(paybackOf({ euros: 6_000, savedKwh: 0 }, 0.3)).toBeNull();
  expect(paybackOf({ euros: 6_000, savedKwh: 2_000 }, 0)).toBeNull();
});

import { travelModes } from '@kavel/contracts/travel-time';
import fc from 'fast-check';
import { cutOffsOf, readPoint, readTravel, writePoint, writeTravel } from './travel-address';

const view = fc.record({
  origins: fc.array(
    fc.record({
      lon: fc.integer({ min: 300_000, max: 720_000 }).map(at => at / 100_000),
      lat: fc.integer({ min: 5_070_000, max: 5_360_000 }).map(at => at / 100_000),
      objectId: fc.option(fc.constant('0200010000130331')),
      mode: fc.constantFrom(...travelModes),
      direction: fc.constantFrom('from', 'to' as const),
      minutes: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 1, maxLength: 4 }).map(cutOffsOf),
    }),
    { maxLength: 10 },
  ),
  combination: fc.option(fc.constantFrom('union', 'intersection' as const)),
  transit: fc.option(
    fc.record({
      date: fc.constantFrom('2026-11-17', '2024-02-29'),
      time: fc.constantFrom('08:30', '00:00', '23:59'),
      windowMinutes: fc.integer({ min: 1, max: 120 }),
      walkMinutes: fc.integer({ min: 1, max: 30 }),
      rides: fc.integer({ min: 1, max: 6 }),
      statistic: fc.constantFrom('median', 'best' as const),
    }),
  ),
  area: fc.option(fc.constantFrom('together', '1-30')),
});

test('a link asks the same as the page did, also more origins than the service takes', () => {
  fc.assert(
    fc.property(view, written => {
      expect(readTravel(writeTravel(new URLSearchParams(), written))).toEqual(written);
    }),
  );
});

test.each([
  'origin=5.97_52.2',
  'origin=5.97_52.2_fly_from_30',
  'origin=5.97_52.2_bike_from_4',
  'origin=5.97_52.2_bike_over_30',
  'origin=a_b_bike_from_30',
  'together=xor',
  'transit=2026-02-30_0830_60_15_4_median',
  'transit=2026-02-20_2530_60_15_4_median',
  'transit=2026-02-20_0830_60_15_4_worst',
])('%s makes no sense and is left out', text => {
  expect(readTravel(new URLSearchParams(text))).toEqual({
    ...{ origins: [], combination: null, transit: null, area: null },
  });
});

test('figures of public transport stay within their limits', () => {
  const query = new URLSearchParams('transit=2026-11-17_0830_999_99_9_best');
  expect(readTravel(query).transit).toMatchObject({ windowMinutes: 120, walkMinutes: 30, rides: 6 });
});

test('a change leaves the rest of the address alone', () => {
  const query = new URLSearchParams('panel=layers&origin=5.97000_52.20000_walk_from_15&reach=0-15');
  expect(writeTravel(query, { ...readTravel(query), origins: [], area: null }).toString()).toBe(
    'panel=layers',
  );
});

test('a place keeps its coordinates to a metre, and its object', () => {
  const point = { lon: 5.97, lat: 52.2, objectId: '0200010000130331' };
  expect(readPoint(writePoint(point))).toEqual(point);
  expect(readPoint('5.97_52.2')).toEqual({ ...point, objectId: null });
  expect(readPoint('here')).toBeNull();
});

import { type AddressObjectData, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';
import { madeValued } from '../../testing/valued';

let harness: Harness;
let anna: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2, 3].map(index => madeUpObject(index)) });
  anna = await harness.caller({ name: 'Anna' });
}, 60_000);
afterAll(() => harness.stop());

const known = { oppervlakte: 100, bouwjaar: 1990, energielabel: 'C', wozValue: 250_000 } as const;
const rentsOf = async (...facts: Partial<AddressObjectData>[]) => {
  const units = facts.map(own => ({ facts: { ...known, ...own } }));
  const { id } = await madeValued(harness, anna, units);
  return harness.api.call(valuationApi.wwsRents, { params: { id } }, anna);
};

test('a house of 100 m² with label C and a WOZ value of 250.000: 100 + 22 + 14,75 + 9,33 = 146 points', async () => {
  const { dwellings, year } = await rentsOf({ annualRent: 12_000 });
  expect(year).toBe(2026);
  expect(dwellings).toMatchObject([
    { points: 146, uncapped: 146, contractRent: 1_000, assumed: ['all-area-rooms', 'not-inspected'] },
  ]);
  const points = Object.fromEntries(dwellings[0]?.parts.map(({ part, points }) => [part, points]) ?? []);
  // 250.000 / 16.954 = 14,746 and 2.500 / 268 = 9,328: 24,074, to a quarter 24.
  expect(points).toMatchObject({ rooms: 100, energy: 22, woz: 24, heating: 0, outdoor: 0 });
});

test('its maximum rent is between those of 143 and 186 points, and increases with the area', async () => {
  const { dwellings } = await rentsOf({}, { oppervlakte: 110 });
  const [small, large] = dwellings.map(({ maxRent }) => maxRent);
  expect(small).toBeGreaterThan(932.93);
  expect(small).toBeLessThan(1_228.07);
  expect(large).toBeGreaterThan(small ?? 0);
});

test('unknown inputs are reported; a dwelling without area, and other types, have no points', async () => {
  const { dwellings, withoutArea } = await rentsOf(
    { energielabel: null, wozValue: null },
    { oppervlakte: null },
    { vtwType: 'kantoor' },
  );
  expect(dwellings.map(({ assumed, contractRent }) => [assumed, contractRent])).toEqual([
    [['all-area-rooms', 'not-inspected', 'label-by-year', 'no-woz'], null],
  ]);
  expect(withoutArea).toBe(1);
});

test('points put a dwelling in its segment: up to 143 regulated, up to 186 middle rent, above that free', async () => {
  // 100 m² has 146 points, 90 m² about ten fewer, 160 m² about fifty more.
  const { dwellings } = await rentsOf({ oppervlakte: 90 }, {}, { oppervlakte: 160 }, { wozValue: null });
  expect(dwellings.map(({ segment, regulated }) => [segment, regulated])).toEqual([
    ['low', true],
    ['middle', true],
    ['free', false],
    [null, null],
  ]);
});

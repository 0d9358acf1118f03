import type { Isochrones } from '@kavel/contracts/travel-time';
import { areasOf, chosenArea } from './travel-area';
import { questionOf, usualTransit } from './travel-queries';

const geometry = { type: 'MultiPolygon' as const, coordinates: [] };
const answer: Isochrones = {
  engine: 'embedded',
  areas: [
    { origin: 0, minutes: 30, km2: 9, geometry },
    { origin: 0, minutes: 15, km2: 3, geometry },
    { origin: 1, minutes: 20, km2: 4, geometry },
  ],
  combined: { km2: 2, geometry },
};
const sources = {
  ...{ engine: 'embedded' as const, roads: [] },
  timetable: { sources: [], first: '2026-11-16', last: '2026-12-14' },
};

test('what all have together is counted, until another area is chosen', () => {
  const areas = areasOf(answer);
  expect(areas.map(({ key }) => key)).toEqual(['together', '0-30', '0-15', '1-20']);
  expect(chosenArea(areas, { area: null })).toMatchObject({ origin: null, minutes: 30, km2: 2 });
  expect(chosenArea(areas, { area: '1-20' })).toMatchObject({ km2: 4 });
  expect(chosenArea(areas, { area: '5-60' })).toMatchObject({ key: 'together' });
  expect(chosenArea([], { area: '1-20' })).toBeNull();
});

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2027-03-01', '2026-12-14'],
  ['2026-01-01', '2026-11-16'],
])('on %s public transport is asked for on %s, a day of the timetable', (today, date) => {
  expect(usualTransit(sources, today)).toMatchObject({ date, time: '08:30', statistic: 'median' });
});

test('only what goes by public transport asks for its day, only several origins are combined', () => {
  const transit = usualTransit(sources, '2026-11-24');
  const bike = {
    lon: 5.97,
    lat: 52.2,
    objectId: null,
    mode: 'bike',
    direction: 'from',
    minutes: [15],
  } as const;
  const ask = (...origins: readonly (typeof bike | (Omit<typeof bike, 'mode'> & { mode: 'transit' }))[]) =>
    questionOf({ origins, combination: 'union', transit: null, area: null }, transit);
  expect(ask()).toBeNull();
  expect(ask(bike)).toEqual({
    origins: [{ lon: 5.97, lat: 52.2, mode: 'bike', direction: 'from', minutes: [15] }],
  });
  expect(ask(bike, { ...bike, mode: 'transit' })).toMatchObject({ transit, combination: 'union' });
  expect(ask(...Array.from({ length: 9 }, () => bike))).toBeNull();
});

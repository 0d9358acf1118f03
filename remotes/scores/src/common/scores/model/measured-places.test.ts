import type { RealEstateObject, ScorePart } from '@kavel/contracts';
import { madeUpScorePart } from '@kavel/contracts/testing';
import { boundsToShow } from './measured-layers';
import { measuredPlaces } from './measured-places';

const object = {
  objectId: '0200010000130331',
  postcode: '7323AA',
  gemeentecode: 'GM0200',
  gemeentenaam: 'Apeldoorn',
  wijkcode: null,
  wijknaam: null,
  buurtcode: 'BU02000105',
  buurtnaam: 'Anklaar',
  lon: 5.96,
  lat: 52.23,
} as RealEstateObject;

const part = (key: string, changes: Partial<ScorePart> = {}) => madeUpScorePart({ key, ...changes });
const circles = {
  station: { how: 'nearest', points: ['station'] },
  charging: { how: 'within', metres: 500, points: ['charging'] },
} as const;

const parts = [
  part('energy'),
  part('station', { value: 1.25, unit: 'km' }),
  part('charging', { value: 7 }),
  part('noise', { level: 'buurt' }),
  part('green', { level: 'buurt' }),
  part('safety', { level: 'wijk' }),
  part('air', { level: 'pc4' }),
  part('trend', { level: 'country' }),
  part('vacancy', { value: null, level: null }),
  part('own', { value: 3, custom: true }),
];

test('places go from the object over its circles to the areas; the unmeasured has none', () => {
  const places = measuredPlaces({ parts }, object, circles);
  expect(places.map(({ key, kind }) => [key, kind])).toEqual([
    ['object', 'object'],
    ['charging', 'circle'],
    ['station', 'circle'],
    ['buurt', 'area'],
    ['pc4', 'elsewhere'],
    ['country', 'elsewhere'],
  ]);
  expect(places[0]?.parts.map(({ key }) => key)).toEqual(['energy']);
  expect(places[3]).toMatchObject({ code: 'BU02000105', name: 'Anklaar' });
});

test('the circle of the nearest has the measured distance, that of a count its own radius', () => {
  const places = measuredPlaces({ parts }, object, circles);
  expect(places.find(({ key }) => key === 'station')).toMatchObject({ radius: 1_250, how: 'nearest' });
  expect(places.find(({ key }) => key === 'charging')).toMatchObject({ radius: 500, how: 'within' });
});

test('the map shows the selected circle or area as a whole', () => {
  const places = measuredPlaces({ parts }, object, circles);
  const station = places.find(({ key }) => key === 'station') ?? null;
  const [, south, , north] = boundsToShow(object, station, null) ?? [];
  expect(((north ?? 0) - (south ?? 0)) * 111_195).toBeCloseTo(2_500);
  const buurt = places.find(({ key }) => key === 'buurt') ?? null;
  const ring: [number, number][] = [
    [5.9, 52.2],
    [5.95, 52.2],
    [5.95, 52.25],
    [5.9, 52.2],
  ];
  expect(boundsToShow(object, buurt, { type: 'MultiPolygon', coordinates: [[ring]] })).toEqual([
    5.9, 52.2, 5.95, 52.25,
  ]);
  expect(boundsToShow(object, buurt, null)).toBeNull();
});

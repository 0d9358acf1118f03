import { areasFile, figuresRow } from './export-areas';
import { travelBounds, travelMap } from './travel-map';

const geometry = {
  type: 'MultiPolygon' as const,
  coordinates: [
    [
      [
        [5.9, 52.2],
        [6, 52.2],
        [6, 52.3],
        [5.9, 52.2],
      ] as [number, number][],
    ],
  ],
};
const area = { key: '0-15', origin: 0, minutes: 15, km2: 3.2, geometry };
const together = { key: 'together', origin: null, minutes: 15, km2: 1.1, geometry };
const place = { lon: 5.95, lat: 52.22, objectId: null, name: 'Dorpsstraat 1' };
const origin = { ...place, mode: 'bike', direction: 'from', minutes: [15] } as const;
const words = { mode: () => 'Fiets', direction: () => 'Hiervandaan', all: 'Alle' };

test('the GeoJSON has each area with its origin, and says what it rests on', () => {
  const file = JSON.parse(
    areasFile(
      [
        { area, origin },
        { area: together, origin: null },
      ],
      { Wegen: 'OSM' },
      words,
    ),
  );
  expect(file).toMatchObject({ type: 'FeatureCollection', about: { Wegen: 'OSM' } });
  expect(file.features).toEqual([
    {
      type: 'Feature',
      geometry,
      properties: {
        ...{ origin: 'A', address: 'Dorpsstraat 1', mode: 'bike', direction: 'from', minutes: 15, km2: 3.2 },
      },
    },
    {
      type: 'Feature',
      geometry,
      properties: { origin: 'Alle', address: null, mode: null, direction: null, minutes: 15, km2: 1.1 },
    },
  ]);
});

test('a row of figures has an empty cell where nothing is known, and zero where nothing lies', () => {
  const counts = {
    inhabitants: null,
    dwellings: 4,
    objects: 6,
    own: 2,
    sales: 1,
    poi: [{ kind: 'school', count: 3 }],
  };
  expect(figuresRow({ area, origin }, counts, ['school', 'shop'], words)).toEqual([
    ...['A', 'Dorpsstraat 1', 'Fiets', 'Hiervandaan', 15, 3.2, null, 4, 6, 2, 1, 3, 0],
  ]);
  expect(figuresRow({ area: together, origin: null }, null, [], words)).toEqual([
    ...['Alle', null, null, null, 15, 1.1, null, 0, 0, 0, 0],
  ]);
});

test('the map goes to areas and origins; areas lie below the addresses, shorter times above longer ones', () => {
  expect(travelBounds([area], [{ lon: 5.8, lat: 52.25 }])).toEqual([5.8, 52.2, 6, 52.3]);
  expect(travelBounds([], [])).toBeNull();
  const legend = { title: 'Reistijd', entries: [] };
  const longer = { ...area, key: '0-30', minutes: 30 };
  const [areas] = travelMap({
    areas: [longer, area],
    chosen: '0-15',
    origins: [place],
    goals: [],
    legend,
    attribution: null,
  });
  expect(areas).toMatchObject({
    order: 35,
    source: { data: { features: [{ properties: { width: 1 } }, { properties: { width: 3 } }] } },
  });
});

import { readGeoJson } from './read-geojson';
import { writeGeoJson } from './write-geojson';

const ring = [
  [5.9, 52.2],
  [6, 52.2],
  [6, 52.3],
  [5.9, 52.2],
];
const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const polygon = (coordinates: unknown, properties: object = { naam: 'Noord' }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});

test('reads areas with their names, and closes rings that are open', () => {
  const read = readGeoJson(file(polygon([ring.slice(0, 3)])));
  expect(read).toEqual({
    kind: 'read',
    isRd: false,
    areas: [{ name: 'Noord', problem: null, outline: { type: 'MultiPolygon', coordinates: [[ring]] } }],
  });
});

test('recognises RD coordinates without a declared CRS by their range', () => {
  const square = [
    [194_000, 469_000],
    [195_000, 469_000],
    [195_000, 470_000],
    [194_000, 469_000],
  ];
  const read = readGeoJson(file(polygon([square])));
  if (read.kind !== 'read') throw new Error(read.reason);
  expect(read.isRd).toBe(true);
  const [lon = 0, lat = 0] = read.areas[0]?.outline?.coordinates[0]?.[0]?.[0] ?? [];
  expect(lon).toBeCloseTo(5.96, 2);
  expect(lat).toBeCloseTo(52.2, 1);
});

test('reports unusable features: points, areas outside the country, areas without a name', () => {
  const point = {
    type: 'Feature',
    properties: { naam: 'Punt' },
    geometry: { type: 'Point', coordinates: [5, 52] },
  };
  const far = ring.map(([lon = 0, lat = 0]) => [lon + 40, lat]);
  const read = readGeoJson(file(polygon([ring], {}), point, polygon([far], { naam: 'Ver' })));
  if (read.kind !== 'read') throw new Error(read.reason);
  expect(read.areas.map(({ name, problem, outline }) => [name, problem, outline !== null])).toEqual([
    ['', 'no-name', true],
    ['Punt', 'no-area', false],
    ['Ver', 'outside', false],
  ]);
});

test('refuses invalid GeoJSON and empty files', () => {
  expect(readGeoJson('naam;x;y')).toEqual({ kind: 'refused', reason: 'not-geojson' });
  expect(readGeoJson('{"type":"Topology"}')).toEqual({ kind: 'refused', reason: 'not-geojson' });
  expect(readGeoJson(file())).toEqual({ kind: 'refused', reason: 'empty' });
});

test('reads the files that it writes', () => {
  const first = readGeoJson(file(polygon([ring])));
  if (first.kind !== 'read') throw new Error(first.reason);
  const [area] = first.areas;
  if (!area?.outline) throw new Error('no outline');
  const written = writeGeoJson([{ name: area.name, outline: area.outline, codes: [] }]);
  expect(readGeoJson(written)).toEqual(first);
});

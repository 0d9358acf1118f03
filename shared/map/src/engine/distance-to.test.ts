import GeoJSON from 'ol/format/GeoJSON';
import RenderFeature from 'ol/render/Feature';
import { distanceTo } from './distance-to';

/** A 10 by 10 square with a 2 by 2 hole in the middle. */
const outer = [0, 0, 10, 0, 10, 10, 0, 10, 0, 0];
const hole = [4, 4, 6, 4, 6, 6, 4, 6, 4, 4];
const ofTile = new RenderFeature('Polygon', [...outer, ...hole], [10, 20], 2, {}, undefined);
const pairs = (flat: readonly number[]) => flat.flatMap((x, at) => (at % 2 === 0 ? [[x, flat[at + 1]]] : []));
const features = (geometry: object) =>
  new GeoJSON().readFeatures({ type: 'Feature', geometry, properties: {} });
const [ofPage] = features({ type: 'Polygon', coordinates: [pairs(outer), pairs(hole)] });

test('an area is hit inside, not in its hole and not outside', () => {
  for (const area of [ofTile, ofPage]) {
    if (!area) throw new Error('no area');
    expect(distanceTo(area, 1, 1)).toBe(0);
    expect(distanceTo(area, 5, 5)).toBe(Infinity);
    expect(distanceTo(area, 11, 5)).toBe(Infinity);
  }
});

test('the distance to a point is exact; a line is never hit', () => {
  const [point] = features({ type: 'Point', coordinates: [3, 4] });
  const [line] = features({
    type: 'LineString',
    coordinates: [
      [0, 0],
      [9, 9],
    ],
  });
  if (!point || !line) throw new Error('no feature');
  expect(distanceTo(point, 0, 0)).toBe(5);
  expect(distanceTo(new RenderFeature('Point', [3, 4], [], 2, {}, undefined), 0, 0)).toBe(5);
  expect(distanceTo(line, 1, 1)).toBe(Infinity);
});

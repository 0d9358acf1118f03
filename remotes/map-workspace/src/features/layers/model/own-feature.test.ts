import { boundsOfFeature, ownFeatureId, readOwnFeature, titleOf } from './own-feature';

const feature = (
  properties: Record<string, string | number | null>,
  type: string,
  coordinates: unknown[],
) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type, coordinates },
});

test('a feature is named by its layer and place in the file', () => {
  const one = { layerId: '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a01', at: 12 };
  expect(readOwnFeature(ownFeatureId(one))).toEqual(one);
  expect(readOwnFeature('0b6d6e0e')).toBeNull();
});

test('its title is its first text, or else its first value', () => {
  expect(titleOf(feature({ id: 3, naam: 'Haven' }, 'Point', [5, 52]))).toBe('Haven');
  expect(titleOf(feature({ naam: '', id: 3 }, 'Point', [5, 52]))).toBe('3');
  expect(titleOf(feature({}, 'Point', [5, 52]))).toBeNull();
});

test('its bounds hold all of its positions', () => {
  const ring = [
    [5, 52],
    [5.2, 52.1],
    [5.1, 52.3],
    [5, 52],
  ];
  expect(boundsOfFeature(feature({}, 'MultiPolygon', [[ring]]))).toEqual([5, 52, 5.2, 52.3]);
  expect(boundsOfFeature(feature({}, 'Polygon', []))).toBeNull();
});

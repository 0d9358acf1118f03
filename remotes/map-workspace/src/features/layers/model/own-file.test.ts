import { shortened } from '@kavel/i18n';
import { layerName, problemOfSize } from './own-file';

test('a layer is named after its file', () => {
  expect(layerName('overstroming.geojson')).toBe('overstroming');
  expect(layerName(`"Grond" & 'water' 🌊.v2.gpkg`)).toBe(`"Grond" & 'water' 🌊.v2`);
  expect(layerName('.geojson')).toBe('.geojson');
});

test('a long name is not cut within an emoji', () => {
  expect(layerName(`${'x'.repeat(79)}🌊.gpkg`)).toBe('x'.repeat(79));
  expect(shortened('🌊🌊', 4)).toBe('🌊🌊');
});

test('a file without content and one that is too large are not sent', () => {
  expect([0, 1, 5_000_000, 5_000_001].map(problemOfSize)).toEqual(['empty', null, null, 'large']);
});

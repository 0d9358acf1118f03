import { readLayers, withLayer, withOwn, writeLayers } from './layers-address';

test('all six are off, and the address then says nothing', () => {
  const view = readLayers(new URLSearchParams('panel=layers'));
  expect(view).toEqual({ on: [], figure: 'noise', own: [] });
  expect(writeLayers(new URLSearchParams('panel=layers'), view).toString()).toBe('panel=layers');
});

test('a link keeps layers, opacity and figure; what is not known is left out', () => {
  const off = readLayers(new URLSearchParams('layers=moon_woz-400_label-x&around=smell'));
  expect(off).toEqual({
    on: [
      { layer: 'label', opacity: 70 },
      { layer: 'woz', opacity: 100 },
    ],
    figure: 'noise',
    own: [],
  });
  const view = withLayer({ ...off, figure: 'no2' }, 'zoning', 40);
  const query = writeLayers(new URLSearchParams('z=12'), view);
  expect(query.toString()).toBe('z=12&layers=zoning-40_label_woz-100&around=no2');
  expect(readLayers(query)).toEqual(view);
  expect(withLayer(view, 'zoning', null).on.map(({ layer }) => layer)).toEqual(['label', 'woz']);
});

test('own layers are in the link by their id', () => {
  const id = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a01';
  const view = withOwn(readLayers(new URLSearchParams('own=x')), id, true);
  expect(writeLayers(new URLSearchParams(), view).toString()).toBe(`own=${id}`);
  expect(readLayers(new URLSearchParams(`own=${id}`))).toEqual(view);
  expect(withOwn(view, id, false).own).toEqual([]);
});

import { baseLayers, type LayerDefinition, pointsLayer, resultLayer } from '../layers';
import { runsOf } from './runs';

const told = (layers: readonly LayerDefinition[]) =>
  runsOf(layers).map(run => `${run.id}: ${run.layers.map(({ key }) => key).join(' ')}`);

const districts = (order: number): LayerDefinition => ({
  key: 'districts',
  order,
  source: { kind: 'geojson', data: '/districts.json' },
  style: () => [],
});

test('adjacent catalogue layers are drawn together, names on top', () => {
  const points = pointsLayer({ points: [] });
  const layers = [points, resultLayer({ tiles: '/a' }), ...baseLayers({ hidden: ['addresses'] })];
  expect(told(layers)).toEqual([
    'catalogue 0: topography panden buurten',
    'styled result: result',
    'points points: points',
    'catalogue 1: names',
  ]);
});

test('another source between them splits them', () => {
  expect(told([...baseLayers(), districts(25)])).toEqual([
    'catalogue 0: topography panden',
    'styled districts: districts',
    'catalogue 1: buurten addresses names',
  ]);
});

test('a run keeps its id when its first layer is removed', () => {
  const ids = (layers: readonly LayerDefinition[]) => runsOf(layers).map(({ id }) => id);
  expect(ids(baseLayers({ hidden: ['topography'] }))).toEqual(ids(baseLayers()));
});

test('a layer with its own opacity is drawn separately', () => {
  const faint = baseLayers().map(layer => (layer.key === 'panden' ? { ...layer, opacity: 0.5 } : layer));
  expect(told(faint)).toEqual([
    'catalogue 0: topography',
    'catalogue 1: panden',
    'catalogue 2: buurten addresses names',
  ]);
});

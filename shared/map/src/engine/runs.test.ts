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

test('neighbours from the catalogue are drawn together, names above all', () => {
  const points = pointsLayer({ points: [] });
  const layers = [points, resultLayer({ tiles: '/a' }), ...baseLayers({ hidden: ['addresses'] })];
  expect(told(layers)).toEqual([
    'catalogue 0: topography panden buurten',
    'styled result: result',
    'points points: points',
    'catalogue 1: names',
  ]);
});

test('another source between them parts them', () => {
  expect(told([...baseLayers(), districts(25)])).toEqual([
    'catalogue 0: topography panden',
    'styled districts: districts',
    'catalogue 1: buurten addresses names',
  ]);
});

test('a run keeps its id when the layer goes that it began with', () => {
  const ids = (layers: readonly LayerDefinition[]) => runsOf(layers).map(({ id }) => id);
  expect(ids(baseLayers({ hidden: ['topography'] }))).toEqual(ids(baseLayers()));
});

test('a layer with an opacity of its own is drawn apart', () => {
  const faint = baseLayers().map(layer => (layer.key === 'panden' ? { ...layer, opacity: 0.5 } : layer));
  expect(told(faint)).toEqual([
    'catalogue 0: topography',
    'catalogue 1: panden',
    'catalogue 2: buurten addresses names',
  ]);
});

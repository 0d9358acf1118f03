import type { LegendView, StyledLayer } from '@kavel/map/layers';
import { hexagonsTileLayer, pointsTileLayer } from './transaction-layers';

const look = { palette: { accent: '#0F5F68', quiet: '#888888', dotLine: '#FFFFFF' } } as LegendView['look'];
const view = { zoom: 12, look, t: (name: string) => name } as unknown as LegendView;
const classes = { thresholds: [3_000], colours: ['#5ec962', '#3b528b'] };
const legend = { title: 'Mediaan €/m²', entries: [{ key: '0', label: '< 3.000', colour: '#5ec962' }] };

const layerWith = (ownLabel: string | null): StyledLayer =>
  pointsTileLayer({
    tiles: '/points',
    classes,
    legend,
    ownLabel,
    labelOf: () => '',
    onFailing: () => undefined,
  });
const drawn = (layer: StyledLayer) => layer.style(look).map(({ id }) => id);

test('own transactions have a ring below their dot, which the legend explains', () => {
  const layer = layerWith('eigen');
  expect(drawn(layer)).toEqual(['own', 'place']);
  expect(layer.legend?.(view)?.entries.at(-1)).toEqual({
    key: 'own',
    label: 'eigen',
    colour: '#0F5F68',
    ring: true,
  });
});

test('hexagons with too few transactions are grey, which the legend explains', () => {
  const options = { tiles: '/hexagons', classes, legend, labelOf: () => '', onFailing: () => undefined };
  const layer = hexagonsTileLayer({ ...options, fewLabel: '< 3 transacties' });
  const few = { key: 'few', label: '< 3 transacties', colour: '#888888' };
  expect(layer.legend?.(view)?.entries).toEqual([...legend.entries, few]);
  expect(hexagonsTileLayer({ ...options, legend: null, fewLabel: '' }).legend?.(view)).toBeNull();
});

test('without own transactions there is no ring', () => {
  const layer = layerWith(null);
  expect(drawn(layer)).toEqual(['place']);
  expect(layer.legend?.(view)).toBe(legend);
});

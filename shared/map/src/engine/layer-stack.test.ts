import type BaseLayer from 'ol/layer/Base';
import LayerGroup from 'ol/layer/Group';
import type OlMap from 'ol/Map';
import { fromLonLat } from 'ol/proj';
import { type LayerDefinition, pointsLayer, resultLayer, type StyledLayer } from '../layers';
import { lookOf } from '../style/look';
import { createLayerStack } from './layer-stack';
import { createSources } from './sources';

// Rendering is mocked: these tests draw nothing.
jest.mock('ol-mapbox-style', () => ({ stylefunction: () => undefined }));

const scene = { look: lookOf('light', 'day', 'default'), catalogueTiles: null };
/** Metres per pixel at zoom 12. */
const resolution = 78_271.516_964_02 / 2 ** 12;
const centre = fromLonLat([5.05, 52.05]);
const corner = fromLonLat([5.0001, 52.0001]);

function stack() {
  const drawn: BaseLayer[] = [];
  const map = {
    addLayer: (layer: BaseLayer) => drawn.push(layer),
    removeLayer: (layer: BaseLayer) => drawn.splice(drawn.indexOf(layer), 1),
  };
  const sources = createSources(
    () => Promise.resolve(),
    () => undefined,
  );
  const made = createLayerStack(map as unknown as OlMap, sources);
  return { ...made, drawn, setLayers: (layers: readonly LayerDefinition[]) => made.setLayers(layers, scene) };
}

const ring = [
  [5, 52],
  [5.1, 52],
  [5.1, 52.1],
  [5, 52.1],
  [5, 52],
];
const buurten: StyledLayer = {
  key: 'values',
  order: 25,
  source: {
    kind: 'geojson',
    data: {
      type: 'Feature',
      properties: { code: 'BU01' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    },
  },
  style: () => [],
  hit: { reach: 0, target: ({ properties }) => ({ id: String(properties.code), label: 'Orden' }) },
};
const points = pointsLayer({ points: [{ id: '1', lon: 5.05, lat: 52.05, label: 'Laan 1' }] });

test('the topmost layer with a hit wins', () => {
  const { setLayers, hitAt } = stack();
  setLayers([points, buurten]);
  expect(hitAt(centre, resolution)).toEqual({ layer: 'points', id: '1', label: 'Laan 1' });
  expect(hitAt(corner, resolution)).toEqual({ layer: 'values', id: 'BU01', label: 'Orden' });
  expect(hitAt(fromLonLat([6, 52]), resolution)).toBeNull();
});

test('a layer that was removed, or is not drawn at this zoom, is not hit', () => {
  const { setLayers, hitAt, drawn } = stack();
  setLayers([points, buurten]);
  setLayers([{ ...buurten, minZoom: 13 }]);
  expect(drawn).toHaveLength(1);
  expect(hitAt(centre, resolution)).toBeNull();
  expect(hitAt(centre, resolution / 2)).toMatchObject({ id: 'BU01' });
});

test('shapes that need no loading replace those of before at once', () => {
  const { setLayers, drawn } = stack();
  const shown = () => drawn.flatMap(one => (one instanceof LayerGroup ? one.getLayers().getLength() : []));
  setLayers([buurten]);
  setLayers([{ ...buurten, source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [] } } }]);
  expect(shown()).toEqual([1]);
});

test('layers are stacked by their order, and a layer that stays is reused', () => {
  const { setLayers, drawn } = stack();
  setLayers([points]);
  const [kept] = drawn;
  setLayers([points, buurten]);
  expect(drawn[0]).toBe(kept);
  expect(drawn.map(layer => layer.getZIndex())).toEqual([1, 0]);
});

test('new tiles are loaded above the previous ones, which are removed when rendering is complete', () => {
  const { setLayers, drawn, pictureDone } = stack();
  setLayers([resultLayer({ tiles: '/a/{z}/{x}/{y}' })]);
  setLayers([resultLayer({ tiles: '/b/{z}/{x}/{y}' })]);
  const [group] = drawn;
  const count = () => (group instanceof LayerGroup ? group.getLayers().getLength() : 0);
  expect(count()).toBe(2);
  pictureDone();
  expect(count()).toBe(1);
  setLayers([resultLayer({ tiles: '/b/{z}/{x}/{y}' })]);
  expect(count()).toBe(1);
});

test('points keep their selection when they are added later', () => {
  const { setLayers, setSelection, findPoint, drawn } = stack();
  setSelection({ selectedId: '1', hoveredId: null });
  setLayers([points]);
  expect(findPoint('1')).toMatchObject({ label: 'Laan 1' });
  expect(drawn).toHaveLength(1);
});

import { baseLayers, drawOrder, pointsLayer, resultLayer, type StyledLayer } from '@kavel/map/layers';
import { lookOf } from '@kavel/map/style';
import { extrudedLayer } from '../../view3d';
import type { Chosen } from './point-styled';
import { drawnLayers, sceneStyle } from './scene-style';

const look = lookOf('light', 'dusk', 'default');
const scene = { look, catalogueTiles: '/api/tiles/{z}/{x}/{y}.mvt?v=one' };
const nothing: Chosen = { selectedId: null, hoveredId: null };
const points = [
  { id: 'a', lon: 4.36, lat: 52.01, label: 'Oude Delft 1', colour: '#123456' },
  { id: 'b', lon: 4.37, lat: 52.02, label: 'Oude Delft 2' },
];
const styleOf = (layers: Parameters<typeof drawnLayers>[0], chosen: Chosen = nothing) =>
  sceneStyle(drawnLayers(layers, look, chosen), scene, true);

test('carries the points of the page with what the flat map draws them with', () => {
  const { sources, layers } = styleOf([pointsLayer({ points })], { selectedId: 'b', hoveredId: null });
  expect(sources.points).toMatchObject({
    data: {
      features: [
        { properties: { id: 'a', colour: '#123456', selected: false } },
        { properties: { id: 'b', colour: look.palette.accent, selected: true } },
      ],
    },
  });
  expect(layers.map(({ id }) => id)).toEqual(['ground', 'points/ring', 'points/point']);
});

test('raises buildings above the ground and below dots and names', () => {
  const result = resultLayer({ tiles: '/result/{z}/{x}/{y}.mvt' });
  const ids = styleOf([result, ...baseLayers()]).layers.map(({ id }) => id);
  const at = (id: string) => ids.indexOf(id);
  expect(at('panden/pand')).toBeLessThan(at(extrudedLayer));
  expect(at(extrudedLayer)).toBeLessThan(at('addresses/address'));
  expect(at(extrudedLayer)).toBeLessThan(at('result/object'));
  expect(at(extrudedLayer)).toBeGreaterThan(0);
});

test('raises no building when they are switched off', () => {
  const { layers } = sceneStyle(drawnLayers(baseLayers(), look, nothing), scene, false);
  const ids = layers.map(({ id }) => id);
  expect(ids).toContain('panden/pand');
  expect(ids).not.toContain(extrudedLayer);
});

test('without names of points of interest only those of stations are gone', () => {
  const idsOf = (poiLabels: boolean) => styleOf(baseLayers({ poiLabels })).layers.map(({ id }) => id);
  expect(idsOf(true)).toContain('names/station-name');
  expect(idsOf(false)).toEqual(idsOf(true).filter(id => id !== 'names/station-name'));
});

test('a theme has its own colours for the same layers, buildings among them', () => {
  const [usual, faded, monochrome] = (['default', 'faded', 'monochrome'] as const).map(theme => {
    const themed = lookOf('light', 'dusk', theme);
    const drawn = drawnLayers(baseLayers(), themed, nothing);
    const { layers } = sceneStyle(drawn, { ...scene, look: themed }, true);
    const colours = layers.filter(({ id }) => id === 'ground' || id === extrudedLayer);
    return { ids: layers.map(({ id }) => id), colours: colours.map(({ paint }) => JSON.stringify(paint)) };
  });
  expect([faded?.ids, monochrome?.ids]).toEqual([usual?.ids, usual?.ids]);
  for (const at of [0, 1])
    expect(new Set([usual, faded, monochrome].map(one => one?.colours[at])).size).toBe(3);
});

test('lays areas on the ground, so that buildings stand on them', () => {
  const area: StyledLayer = {
    key: 'travel-areas',
    order: drawOrder.addresses - 5,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    style: () => [{ id: 'area', type: 'fill' }],
  };
  const ids = styleOf([area, ...baseLayers()]).layers.map(({ id }) => id);
  expect(ids.indexOf('travel-areas/area')).toBeLessThan(ids.indexOf(extrudedLayer));
});

test('dots can be dimmed one by one, circles that count many cannot', () => {
  const { sources, layers } = styleOf([
    resultLayer({ tiles: '/result/{z}/{x}/{y}.mvt' }),
    pointsLayer({ points }),
    ...baseLayers(),
  ]);
  expect([sources.result, sources.points, sources.catalogue]).toMatchObject([
    { promoteId: { results: 'objectId' } },
    { promoteId: 'id' },
    { promoteId: { panden: 'pandId', addresses: 'objectId' } },
  ]);
  const opacityOf = (id: string) =>
    (layers.find(layer => layer.id === id)?.paint as Record<string, unknown> | undefined)?.['circle-opacity'];
  const dimmed = ['case', ['to-boolean', ['feature-state', 'hidden']]];
  expect(opacityOf('result/object')).toEqual([...dimmed, 0.12, 1]);
  expect(opacityOf('points/point')).toEqual([...dimmed, 0.12, 1]);
  expect([opacityOf('result/density'), opacityOf('addresses/density')]).toEqual([0.45, 0.28]);
});

test('asks for tiles by whole addresses, as the worker knows none', () => {
  expect(styleOf(baseLayers()).sources.catalogue).toMatchObject({
    tiles: ['https://kavel.test/api/tiles/{z}/{x}/{y}.mvt?v=one'],
  });
});

test('fades a layer as a whole', () => {
  const layer: StyledLayer = {
    key: 'own',
    order: drawOrder.areas,
    opacity: 0.5,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    style: () => [
      { id: 'area', type: 'fill', paint: { 'fill-color': '#112233', 'fill-opacity': 0.4 } },
      { id: 'edge', type: 'line', paint: { 'line-color': '#112233' } },
    ],
  };
  expect(styleOf([layer]).layers.slice(1)).toMatchObject([
    { paint: { 'fill-opacity': 0.2 } },
    { paint: { 'line-opacity': 0.5 } },
  ]);
});

test('fills areas by their code and hatches those without a class', () => {
  const areas = {
    key: 'areas',
    order: drawOrder.areas,
    source: { kind: 'tiles' as const, url: '/areas/{z}/{x}/{y}.mvt', zooms: { from: 5, upTo: 14 } },
    sourceLayer: 'buurten',
    fills: { classes: [{ colour: '#00ff00', codes: ['BU1', 'BU2'] }], missingColour: '#888888' },
    targetOf: (code: string) => ({ id: code }),
  };
  expect(styleOf([areas]).layers.slice(1)).toMatchObject([
    {
      id: 'areas/fill',
      paint: { 'fill-color': ['match', ['get', 'code'], ['BU1', 'BU2'], '#00ff00', 'rgba(0, 0, 0, 0)'] },
    },
    { id: 'areas/missing', paint: { 'fill-pattern': 'hatch' } },
  ]);
});

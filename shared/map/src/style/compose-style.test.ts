import { tileLayers } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import {
  type BaseOptions,
  baseLayers,
  type LayerDefinition,
  pointsLayer,
  resultLayer,
  type StyledLayer,
} from '../layers';
import { composeStyle } from './compose-style';
import { type Look, lookOf } from './look';
import { type ColourMode, lightPresets, mapThemes, paletteOf } from './palettes';

const day = lookOf('light', 'day', 'default');
const tiles = '/tiles/{z}/{x}/{y}.mvt';
const modes: ColourMode[] = ['light', 'dark'];
const looks = modes.flatMap(mode =>
  lightPresets.flatMap(preset => mapThemes.map(theme => lookOf(mode, preset, theme))),
);
const variants = looks.flatMap(look =>
  (['label', 'function', 'none'] as const).map(colourBy => ({ ...look, colourBy })),
);
const styleOf = (options: BaseOptions, look: Look = day) => composeStyle(baseLayers(options), look, tiles);
const idsOf = (layers: readonly LayerDefinition[]) =>
  composeStyle(layers, day, tiles).layers.map(({ id }) => id);

/** Relative luminance by WCAG 2.2 of a colour written as #RRGGBB. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

test.each(variants)('is a valid style: $mode $preset $theme by $colourBy', ({ colourBy, ...look }) => {
  const result = resultLayer({ tiles: '/result/{z}/{x}/{y}.mvt' });
  const style = composeStyle([...baseLayers({ colourBy }), result], look, tiles);
  expect(validateStyleMin(style)).toEqual([]);
});

test('leaves out hidden parts, with their labels', () => {
  const ids = idsOf(baseLayers({ hidden: ['addresses', 'buurten'] }));
  expect(ids).not.toContain('addresses/address');
  expect(ids).not.toContain('names/house-number');
  expect(ids).not.toContain('names/buurt-name');
  expect(ids).toContain('panden/pand');
});

test('sorts by order, whatever the order of the list', () => {
  const outside: LayerDefinition = {
    key: 'outside',
    order: 0,
    source: { kind: 'raster', url: 'https://tiles.example/{z}/{x}/{y}.png' },
  };
  const style = composeStyle([...baseLayers().toReversed(), outside], day, tiles);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.layers.slice(0, 3).map(({ id }) => id)).toEqual(['ground', 'outside', 'topography/water']);
  expect(style.layers.at(-1)?.id).toBe('names/gemeente-name');
});

test('layers of others have unique ids, and are not drawn below their own minimum zoom', () => {
  const own = (key: string, minZoom: number): StyledLayer => ({
    key,
    order: 45,
    minZoom,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    style: () => [{ id: 'area', type: 'fill', minzoom: 10, paint: { 'fill-color': '#112233' } }],
  });
  const style = composeStyle([own('one', 12), own('two', 8)], day, tiles);
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.layers.slice(1)).toMatchObject([
    { id: 'one/area', source: 'one', minzoom: 12 },
    { id: 'two/area', source: 'two', minzoom: 10 },
  ]);
});

test('points of a page are not included', () => {
  const points = [{ id: '1', lon: 5.9, lat: 52.2, label: 'Anklaarseweg 129' }];
  expect(idsOf([pointsLayer({ points })])).toEqual(['ground']);
});

test.each(variants)('has no external URLs: $mode $preset $theme by $colourBy', ({ colourBy, ...look }) => {
  const style = styleOf({ colourBy }, look);
  expect(JSON.stringify(style)).not.toMatch(/https?:|\/\/\w/);
  expect(style.metadata).toHaveProperty(['ol:webfonts'], expect.stringMatching(/^\/\w/));
  expect(style.glyphs).toBeUndefined();
});

test('draws only layers that exist in the tiles', () => {
  const used = styleOf({}).layers.flatMap(layer => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect(used.length).toBeGreaterThan(0);
  for (const layer of used) expect(tileLayers).toContain(layer);
});

test('every preset has its own background and pand colours', () => {
  const grounds = modes.flatMap(mode => lightPresets.map(preset => paletteOf(mode, preset).ground));
  const panden = modes.flatMap(mode => lightPresets.map(preset => paletteOf(mode, preset).pand));
  expect(new Set(grounds).size).toBe(8);
  expect(new Set(panden).size).toBe(8);
});

test('no two pairs of preset and theme look alike', () => {
  const drawn = looks.map(look => JSON.stringify(styleOf({ colourBy: 'label' }, look).layers));
  expect(new Set(drawn).size).toBe(2 * 12);
});

test('is darker at night than by day, in light and dark', () => {
  for (const mode of modes) {
    expect(luminance(paletteOf(mode, 'night').ground)).toBeLessThan(
      luminance(paletteOf(mode, 'day').ground) / 2,
    );
  }
});

test('keeps labels readable on background and panden, in every theme', () => {
  for (const { palette } of looks) {
    expect(contrast(palette.label, palette.ground)).toBeGreaterThan(4.5);
    expect(contrast(palette.label, palette.pand)).toBeGreaterThan(4.5);
    expect(contrast(palette.label, palette.halo)).toBeGreaterThan(7);
  }
});

test('a theme desaturates the background and keeps the data’s colours', () => {
  const [plain, faded, grey] = mapThemes.map(theme => paletteOf('light', 'day', theme));
  expect(plain).toMatchObject({ water: '#C9DDE6' });
  expect(faded).toMatchObject({ ground: '#eeeeea', accent: plain?.accent });
  expect(grey?.water).toMatch(/^#(..)\1\1$/);
  expect(grey?.accent).toBe(plain?.accent);
});

test('colours addresses by the fixed scale of the energielabel', () => {
  const address = styleOf({ colourBy: 'label' }).layers.find(({ id }) => id === 'addresses/address');
  expect(JSON.stringify(address)).toContain(energyLabelColours['A+']);
});

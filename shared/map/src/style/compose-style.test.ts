import { setTileBase } from '@kavel/auth';
import { tileLayers } from '@kavel/contracts';
import { energyLabelColours } from '@kavel/ui/core';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { buildMapStyle, type MapStyleOptions } from './compose-style';
import { lightPresets, type MapTheme, paletteOf } from './palettes';

const plain: MapStyleOptions = { theme: 'light', preset: 'day', colourBy: 'label' };
const themes: MapTheme[] = ['light', 'dark'];
const variants = themes.flatMap(theme =>
  lightPresets.flatMap(preset =>
    (['label', 'function', 'none'] as const).map(colourBy => ({ theme, preset, colourBy })),
  ),
);

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

test.each(variants)('is a valid style: $theme $preset by $colourBy', options => {
  expect(validateStyleMin(buildMapStyle(options))).toEqual([]);
});

test('stays valid with an outside tile server and with layers left out', () => {
  const outside = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' };
  const style = buildMapStyle({ ...plain, outside, hidden: ['addresses', 'buurten'] });
  expect(validateStyleMin(style)).toEqual([]);
  expect(style.sources).toHaveProperty('outside');
  expect(style.layers.map(layer => layer.id)).not.toContain('address');
  expect(style.layers.map(layer => layer.id)).not.toContain('buurt-name');
  expect(style.layers.map(layer => layer.id)).toContain('pand');
});

test.each(variants)('points nowhere outside: $theme $preset by $colourBy', options => {
  const style = buildMapStyle(options);
  expect(JSON.stringify(style)).not.toMatch(/https?:|\/\/\w/);
  expect(style.metadata).toHaveProperty(['ol:webfonts'], expect.stringMatching(/^\/\w/));
  expect(style.glyphs).toBeUndefined();
});

test('draws only layers that the tiles have', () => {
  const used = buildMapStyle(plain).layers.flatMap(layer =>
    'source-layer' in layer ? [layer['source-layer']] : [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const layer of used) expect(tileLayers).toContain(layer);
});

test('gives every light a ground and buildings of its own', () => {
  const grounds = themes.flatMap(theme => lightPresets.map(preset => paletteOf(theme, preset).ground));
  const panden = themes.flatMap(theme => lightPresets.map(preset => paletteOf(theme, preset).pand));
  expect(new Set(grounds).size).toBe(8);
  expect(new Set(panden).size).toBe(8);
});

test('is darker at night than by day, in both themes', () => {
  for (const theme of themes) {
    expect(luminance(paletteOf(theme, 'night').ground)).toBeLessThan(
      luminance(paletteOf(theme, 'day').ground) / 2,
    );
  }
});

test('keeps labels readable over ground and buildings', () => {
  for (const theme of themes) {
    for (const preset of lightPresets) {
      const palette = paletteOf(theme, preset);
      expect(contrast(palette.label, palette.ground)).toBeGreaterThan(4.5);
      expect(contrast(palette.label, palette.pand)).toBeGreaterThan(4.5);
      expect(contrast(palette.label, palette.halo)).toBeGreaterThan(7);
    }
  }
});

test('colours addresses by the fixed scale of the labels', () => {
  const address = buildMapStyle(plain).layers.find(layer => layer.id === 'address');
  expect(JSON.stringify(address?.paint)).toContain(energyLabelColours['A+']);
});

test('tiles come from this origin, or from the base that is configured', () => {
  const tilesOf = () => {
    const source = buildMapStyle({ ...plain, snapshot: 's' }).sources.kavel;
    return source && 'tiles' in source ? source.tiles : undefined;
  };
  expect(tilesOf()).toEqual(['/api/real-estate-data/tiles/kavel/{z}/{x}/{y}.mvt?v=s']);
  setTileBase('https://tiles.example/kavel');
  expect(tilesOf()).toEqual(['https://tiles.example/kavel/{z}/{x}/{y}.mvt?v=s']);
  setTileBase(undefined);
});

test('a new snapshot asks for new tiles', () => {
  const tilesOf = (snapshot?: string) => {
    const source = buildMapStyle({ ...plain, snapshot }).sources.kavel;
    return source && 'tiles' in source ? source.tiles : undefined;
  };
  expect(tilesOf('a b')).not.toEqual(tilesOf('other'));
  expect(tilesOf('a b')?.[0]).toMatch(/\?v=a%20b$/);
});

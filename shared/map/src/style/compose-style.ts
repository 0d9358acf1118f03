import { tileTemplate } from '@kavel/auth';
import { tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { addressLayers } from '../layers/addresses';
import { boundaryLayers } from '../layers/boundaries';
import { groundLayers } from '../layers/ground';
import { nameLayers } from '../layers/names';
import type { OutsideTiles } from '../layers/outside';
import { type LightPreset, type MapTheme, paletteOf } from './palettes';
import type { ColourBy } from '../layers/points';

/** Parts of the map that can be left out. */
export type MapLayer = 'addresses' | 'panden' | 'buurten' | 'topography';

export interface MapStyleOptions {
  theme: MapTheme;
  preset: LightPreset;
  colourBy: ColourBy;
  hidden?: readonly MapLayer[];
  /** Snapshot of the catalogue: a new one makes new addresses of tiles. */
  snapshot?: string | undefined;
  outside?: OutsideTiles | null;
}

/** Name of the source of our own tiles in the style. */
export const kavelSource = 'kavel';

/** A style of version 8 for our own vector tiles. Nothing in it points outside, unless configured: the base of our own tiles too. */
export function buildMapStyle(options: MapStyleOptions): StyleSpecification {
  const palette = paletteOf(options.theme, options.preset);
  const shown = (layer: MapLayer) => !options.hidden?.includes(layer);
  return {
    version: 8,
    name: `Kavel ${options.theme} ${options.preset}`,
    // Without this the renderer would look for fonts at a public CDN.
    metadata: { 'ol:webfonts': '/fonts/{font-family}/{fontweight}{-fontstyle}.css' },
    sources: {
      [kavelSource]: kavelTiles(options.snapshot),
      ...(options.outside ? { outside: outsideTiles(options.outside) } : {}),
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
      ...(options.outside ? [outsideLayer] : []),
      ...groundLayers(palette, { topography: shown('topography'), panden: shown('panden') }),
      ...(shown('buurten') ? boundaryLayers(palette) : []),
      ...(shown('addresses') ? addressLayers(palette, options.colourBy) : []),
      ...nameLayers(palette, {
        addresses: shown('addresses'),
        buurten: shown('buurten'),
        topography: shown('topography'),
      }),
    ],
  };
}

function kavelTiles(snapshot: string | undefined): SourceSpecification {
  const version = snapshot ? `?v=${encodeURIComponent(snapshot)}` : '';
  return {
    type: 'vector',
    tiles: [`${tileTemplate()}${version}`],
    minzoom: tileMinZoom,
    maxzoom: tileMaxZoom,
  };
}

function outsideTiles({ url, attribution }: OutsideTiles): SourceSpecification {
  return { type: 'raster', tiles: [url], tileSize: 256, attribution };
}

const outsideLayer: LayerSpecification = { id: 'outside', type: 'raster', source: 'outside' };

import { tileMaxZoom, tileMinZoom } from '@kavel/contracts';
import type {
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from '@maplibre/maplibre-gl-style-spec';
import { isAreas, isStyled, type LayerDefinition } from '../layers/definition';
import type { Look } from './look';

/**
 * Combines definitions into one style of version 8, in draw order. It has no external URLs unless configured. Points of
 * a page and areas filled by code are not included: they are drawn separately.
 */
export function composeStyle(
  layers: readonly LayerDefinition[],
  look: Look,
  /** Tile URL template of the catalogue; null leaves its layers out. */
  catalogueTiles: string | null,
): StyleSpecification {
  const drawn = layers.toSorted((one, other) => one.order - other.order);
  const sources: StyleSpecification['sources'] = {};
  const styled: LayerSpecification[] = [];
  for (const layer of drawn) {
    const source = sourceOf(layer, catalogueTiles);
    if (!source || isAreas(layer)) continue;
    sources[sourceName(layer)] = source;
    styled.push(...styleLayersOf(layer, look));
  }
  return {
    version: 8,
    name: `Kavel ${look.mode} ${look.preset} ${look.theme}`,
    // Otherwise the renderer would load fonts from a public CDN.
    metadata: { 'ol:webfonts': '/fonts/{font-family}/{fontweight}{-fontstyle}.css' },
    sources,
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': look.palette.ground } },
      ...styled,
    ],
  };
}

function sourceName({ key, source }: LayerDefinition): string {
  return source.kind === 'catalogue' ? 'catalogue' : key;
}

function sourceOf({ source }: LayerDefinition, catalogueTiles: string | null): SourceSpecification | null {
  switch (source.kind) {
    case 'catalogue':
      return catalogueTiles === null
        ? null
        : { type: 'vector', tiles: [catalogueTiles], minzoom: tileMinZoom, maxzoom: tileMaxZoom };
    case 'tiles':
      return { type: 'vector', tiles: [source.url], minzoom: source.zooms.from, maxzoom: source.zooms.upTo };
    case 'geojson':
      return { type: 'geojson', data: source.data as string };
    case 'raster':
      return { type: 'raster', tiles: [source.url], tileSize: 256 };
    case 'points':
      return null;
  }
}

function styleLayersOf(layer: LayerDefinition, look: Look): LayerSpecification[] {
  const source = sourceName(layer);
  if (isStyled(layer)) {
    return layer.style(look).map(
      drawn =>
        ({
          ...drawn,
          id: `${layer.key}/${drawn.id}`,
          source,
          ...minZoomOf(layer, drawn.minzoom),
        }) as LayerSpecification,
    );
  }
  return [{ id: layer.key, type: 'raster', source, ...minZoomOf(layer) }];
}

function minZoomOf({ minZoom = 0 }: LayerDefinition, own = 0): { minzoom?: number } {
  const minzoom = Math.max(minZoom, own);
  return minzoom > 0 ? { minzoom } : {};
}

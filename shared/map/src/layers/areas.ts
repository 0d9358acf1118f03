import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import { type AreaFills, type AreaLayer, drawOrder, type StyledLayer, type TileSource } from './definition';

/** Tiles of areas, each with a `code`. */
export interface AreaTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  zooms: TileSource['zooms'];
  sourceLayer: string;
}

export interface AreasOptions extends Pick<AreaFills, 'missingColour'> {
  tiles: AreaTiles;
  /** Area codes and colour of each class; null while they are not known and only the tiles are loaded. */
  classes: AreaFills['classes'] | null;
  /** Display name of an area; null when unknown. */
  nameOf: (code: string) => string | null;
}

/** Areas coloured by class. */
export function areasLayer({ tiles, classes, missingColour, nameOf }: AreasOptions): AreaLayer {
  return {
    key: 'areas',
    order: drawOrder.areas,
    source: { kind: 'tiles', url: tiles.url, zooms: tiles.zooms },
    sourceLayer: tiles.sourceLayer,
    opacity: 0.85,
    fills: classes && { classes, missingColour },
    targetOf: code => ({ id: code, label: nameOf(code) ?? code }),
  };
}

/** Thick outlines of some areas, in a separate layer, so that hovering redraws nothing else. */
export function markedAreasLayer(tiles: AreaTiles, codes: readonly string[]): StyledLayer {
  return {
    key: 'marked-areas',
    order: drawOrder.result,
    source: { kind: 'tiles', url: tiles.url, zooms: tiles.zooms },
    style: ({ palette }) => [
      {
        id: 'line',
        type: 'line',
        'source-layer': tiles.sourceLayer,
        filter: isOneOf([...new Set(codes)]),
        paint: { 'line-color': palette.label, 'line-width': 3 },
      },
    ],
  };
}

const isOneOf = (codes: readonly string[]) => byCode([[...codes], true, false]);

/** Lookup by code: as fast with many codes as with a few. */
function byCode(branches: readonly unknown[]): ExpressionSpecification {
  return ['match', ['get', 'code'], ...branches] as unknown as ExpressionSpecification;
}

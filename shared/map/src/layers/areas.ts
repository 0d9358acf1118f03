import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import { drawOrder, hatching, type StyledLayer, type StyleLayer, type TileSource } from './definition';

/** Tiles of areas, each with a `code`. */
export interface AreaTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  zooms: TileSource['zooms'];
  sourceLayer: string;
}

export interface AreasOptions {
  tiles: AreaTiles;
  /** Area codes and colour of each class. */
  classes: readonly { colour: string; codes: readonly string[] }[];
  /** Colour of the hatching of areas without a class. */
  missingColour: string;
  /** Display name of an area; null when unknown. */
  nameOf: (code: string) => string | null;
}

/** Areas coloured by class. A change of colours fetches no tiles. */
export function areasLayer({ tiles, classes, missingColour, nameOf }: AreasOptions): StyledLayer {
  const used = classes.filter(({ codes }) => codes.length > 0);
  const known = used.flatMap(({ codes }) => codes);
  const sourceLayer = tiles.sourceLayer;
  const missing = { id: 'missing', type: 'fill', 'source-layer': sourceLayer, metadata: hatching } as const;
  return {
    key: 'areas',
    order: drawOrder.areas,
    source: { kind: 'tiles', url: tiles.url, zooms: tiles.zooms },
    opacity: 0.85,
    style: ({ palette }): StyleLayer[] => {
      if (known.length === 0) return [{ ...missing, paint: { 'fill-color': missingColour } }];
      const colour = used.flatMap(({ codes, colour }) => [[...codes], colour]);
      return [
        {
          id: 'class',
          type: 'fill',
          'source-layer': sourceLayer,
          filter: isOneOf(known),
          paint: {
            'fill-color': byCode([...colour, missingColour]),
            'fill-outline-color': palette.ground,
          },
        },
        {
          ...missing,
          filter: byCode([[...known], false, true]),
          paint: { 'fill-color': missingColour },
        },
      ];
    },
    hit: {
      reach: 0,
      target: ({ properties: { code } }) =>
        typeof code === 'string' ? { id: code, label: nameOf(code) ?? code } : null,
    },
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

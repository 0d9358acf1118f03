import type { SymbolLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from '../style/palettes';
import { drawOrder, type StyledLayer } from './definition';

/** Zooms from which names of wijken replace those of gemeenten, and names of buurten those of wijken. */
const wijkZoom = 10.5;
const buurtZoom = 12.5;
const semibold = ['Inter Variable SemiBold'];
const regular = ['Inter Variable Regular'];

export interface NamesOptions {
  /** House numbers. */
  addresses?: boolean;
  /** Names of gemeenten, wijken and buurten. */
  buurten?: boolean;
  /** Names of streets. */
  topography?: boolean;
  stations?: boolean;
}

/** Labels, above everything else. The first ones win where they would overlap. */
export function namesLayer({
  addresses = true,
  buurten = true,
  topography = true,
  stations = true,
}: NamesOptions = {}): StyledLayer {
  return {
    key: 'names',
    order: drawOrder.names,
    source: { kind: 'catalogue' },
    style: ({ palette }) => [
      ...(addresses ? [houseNumbers(palette)] : []),
      ...(topography ? [streetNames(palette)] : []),
      ...(stations ? [stationNames(palette)] : []),
      ...(buurten ? areaNames(palette) : []),
    ],
  };
}

type NameLayer = Omit<SymbolLayerSpecification, 'source'>;

function name(
  id: string,
  sourceLayer: string,
  palette: MapPalette,
  layout: SymbolLayerSpecification['layout'],
): NameLayer {
  return {
    id,
    type: 'symbol',
    'source-layer': sourceLayer,
    layout: { 'text-field': ['get', 'naam'], 'text-font': semibold, ...layout },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
  };
}

function areaNames(palette: MapPalette): NameLayer[] {
  const area = (kind: string, size: number): NameLayer => ({
    ...name(`${kind}-name`, 'names', palette, { 'text-size': size }),
    filter: ['==', ['get', 'kind'], kind],
  });
  return [
    { ...area('buurt', 12), minzoom: buurtZoom, maxzoom: 16.5 },
    { ...area('wijk', 13), minzoom: wijkZoom, maxzoom: buurtZoom },
    { ...area('gemeente', 13), maxzoom: wijkZoom },
  ];
}

function streetNames(palette: MapPalette): NameLayer {
  return {
    ...name('street-name', 'roads', palette, {
      'symbol-placement': 'line',
      'text-font': regular,
      'text-size': 11,
    }),
    minzoom: 15,
  };
}

function stationNames(palette: MapPalette): NameLayer {
  return {
    ...name('station-name', 'stations', palette, { 'text-size': 12, 'text-offset': [0, 1] }),
    minzoom: 12,
  };
}

function houseNumbers(palette: MapPalette): NameLayer {
  const layout = {
    'text-field': ['to-string', ['get', 'nr']],
    'text-font': regular,
    'text-size': 10.5,
    'text-offset': [0, 1.1],
  } satisfies SymbolLayerSpecification['layout'];
  return { ...name('house-number', 'addresses', palette, layout), minzoom: 18 };
}

import type { LayerSpecification, SymbolLayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from '../style/palettes';

/** From the first the wijken speak instead of the gemeenten, from the second the buurten. */
const wijkZoom = 10.5;
const buurtZoom = 12.5;
const semibold = ['Inter Variable SemiBold'];
const regular = ['Inter Variable Regular'];

/** Names and numbers, above everything else. Those that come first win where there is no room for both. */
export function nameLayers(
  palette: MapPalette,
  shown: { addresses: boolean; buurten: boolean; topography: boolean },
): LayerSpecification[] {
  return [
    ...(shown.addresses ? [houseNumbers(palette)] : []),
    ...(shown.topography ? [streetNames(palette), stationNames(palette)] : []),
    ...(shown.buurten ? areaNames(palette) : []),
  ];
}

function name(
  id: string,
  sourceLayer: string,
  palette: MapPalette,
  layout: SymbolLayerSpecification['layout'],
): SymbolLayerSpecification {
  return {
    id,
    type: 'symbol',
    source: 'kavel',
    'source-layer': sourceLayer,
    layout: { 'text-field': ['get', 'naam'], 'text-font': semibold, ...layout },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
  };
}

function areaNames(palette: MapPalette): LayerSpecification[] {
  const area = (kind: string, size: number): SymbolLayerSpecification => ({
    ...name(`${kind}-name`, 'names', palette, { 'text-size': size }),
    filter: ['==', ['get', 'kind'], kind],
  });
  return [
    { ...area('buurt', 12), minzoom: buurtZoom, maxzoom: 16.5 },
    { ...area('wijk', 13), minzoom: wijkZoom, maxzoom: buurtZoom },
    { ...area('gemeente', 13), maxzoom: wijkZoom },
  ];
}

function streetNames(palette: MapPalette): LayerSpecification {
  return {
    ...name('street-name', 'roads', palette, {
      'symbol-placement': 'line',
      'text-font': regular,
      'text-size': 11,
    }),
    minzoom: 15,
  };
}

function stationNames(palette: MapPalette): LayerSpecification {
  return {
    ...name('station-name', 'stations', palette, { 'text-size': 12, 'text-offset': [0, 1] }),
    minzoom: 12,
  };
}

function houseNumbers(palette: MapPalette): LayerSpecification {
  const layout = {
    'text-field': ['to-string', ['get', 'nr']],
    'text-font': regular,
    'text-size': 10.5,
    'text-offset': [0, 1.1],
  } satisfies SymbolLayerSpecification['layout'];
  return { ...name('house-number', 'addresses', palette, layout), minzoom: 18 };
}

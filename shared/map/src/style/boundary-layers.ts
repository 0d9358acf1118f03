import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from './palettes';

/** Below this zoom the wijken speak, from here on the buurten. */
const buurtZoom = 12.5;

/** Lines of wijken and buurten. */
export function boundaryLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'buurt-line',
      type: 'line',
      source: 'kavel',
      'source-layer': 'buurten',
      minzoom: 11,
      paint: {
        'line-color': palette.boundary,
        'line-width': 0.8,
        'line-opacity': 0.55,
        'line-dasharray': [3, 3],
      },
    },
    {
      id: 'wijk-line',
      type: 'line',
      source: 'kavel',
      'source-layer': 'wijken',
      paint: { 'line-color': palette.boundary, 'line-width': 1.2, 'line-opacity': 0.7 },
    },
  ];
}

/** Names of wijken from afar and of buurten nearby, above everything else. */
export function placeLabels(palette: MapPalette): LayerSpecification[] {
  const paint = { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 };
  return [
    {
      id: 'wijk-label',
      type: 'symbol',
      source: 'kavel',
      'source-layer': 'wijken',
      minzoom: 10,
      maxzoom: buurtZoom,
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Inter Variable SemiBold'], 'text-size': 13 },
      paint,
    },
    {
      id: 'buurt-label',
      type: 'symbol',
      source: 'kavel',
      'source-layer': 'buurten',
      minzoom: buurtZoom,
      maxzoom: 16.5,
      layout: { 'text-field': ['get', 'name'], 'text-font': ['Inter Variable SemiBold'], 'text-size': 12 },
      paint,
    },
  ];
}

import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from './palettes';

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

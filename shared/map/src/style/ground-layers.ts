import { pandZoom } from '@kavel/contracts';
import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from './palettes';

const topography = { source: 'kavel', 'source-layer': 'topography' } as const;

/** Water, green, roads and buildings: the quiet part, under the data. */
export function groundLayers(
  palette: MapPalette,
  shown: { topography: boolean; panden: boolean },
): LayerSpecification[] {
  return [
    ...(shown.topography ? topographyLayers(palette) : []),
    ...(shown.panden ? pandLayers(palette) : []),
  ];
}

function topographyLayers(palette: MapPalette): LayerSpecification[] {
  const area = (kind: string, colour: string): LayerSpecification => ({
    id: kind,
    type: 'fill',
    ...topography,
    filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['==', ['get', 'kind'], kind]],
    paint: { 'fill-color': colour },
  });
  return [
    area('green', palette.green),
    area('water', palette.water),
    {
      id: 'water-line',
      type: 'line',
      ...topography,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['==', ['get', 'kind'], 'water']],
      paint: { 'line-color': palette.water, 'line-width': widthByZoom(0.5, 3, 12) },
    },
    {
      id: 'road-area',
      type: 'fill',
      ...topography,
      filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['==', ['get', 'kind'], 'road']],
      paint: { 'fill-color': palette.road },
    },
    {
      id: 'road',
      type: 'line',
      ...topography,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['==', ['get', 'kind'], 'road']],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': palette.road, 'line-width': widthByZoom(0.6, 3, 16) },
    },
    {
      id: 'railway',
      type: 'line',
      ...topography,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['==', ['get', 'kind'], 'railway']],
      paint: { 'line-color': palette.boundary, 'line-width': widthByZoom(0.6, 1.4, 3), 'line-opacity': 0.6 },
    },
  ];
}

/** Width in pixels at zoom 11, 14 and 17. */
function widthByZoom(far: number, middle: number, near: number) {
  return ['interpolate', ['exponential', 1.6], ['zoom'], 11, far, 14, middle, 17, near] as [
    'interpolate',
    ['exponential', number],
    ['zoom'],
    ...number[],
  ];
}

function pandLayers(palette: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'pand',
      type: 'fill',
      source: 'kavel',
      'source-layer': 'panden',
      minzoom: pandZoom,
      paint: { 'fill-color': palette.pand, 'fill-outline-color': palette.pandLine },
    },
  ];
}

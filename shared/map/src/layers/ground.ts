import type { ExpressionSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MapPalette } from '../style/palettes';
import { drawOrder, type StyledLayer, type StyleLayer } from './definition';

/** Water, green and roads: the muted background below the data. */
export const groundLayer: StyledLayer = {
  key: 'topography',
  order: drawOrder.ground,
  source: { kind: 'catalogue' },
  style: ({ palette }) => [...areas(palette), ...roads(palette)],
};

function areas(palette: MapPalette): StyleLayer[] {
  const area = (kind: string, colour: string, opacity = 1): StyleLayer => ({
    id: kind,
    type: 'fill',
    'source-layer': 'topography',
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'fill-color': colour, 'fill-opacity': opacity },
  });
  return [
    area('water', palette.water),
    area('green', palette.green),
    area('sports', palette.green, 0.7),
    area('square', palette.road, 0.6),
  ];
}

function roads(palette: MapPalette): StyleLayer[] {
  const road = (kind: string, colour: string, width: ExpressionSpecification): StyleLayer => ({
    id: kind,
    type: 'line',
    'source-layer': 'roads',
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  });
  return [
    road('path', palette.road, widthByZoom(0.3, 1, 4)),
    road('street', palette.road, widthByZoom(0.5, 3, 15)),
    road('main', palette.road, widthByZoom(1.2, 5, 24)),
    road('rail', palette.rail, widthByZoom(0.8, 1.6, 4)),
    {
      id: 'station',
      type: 'circle',
      'source-layer': 'stations',
      minzoom: 12,
      paint: {
        'circle-radius': 4,
        'circle-color': palette.halo,
        'circle-stroke-color': palette.label,
        'circle-stroke-width': 1.6,
      },
    },
  ];
}

/** Width in pixels at zoom 11, 14 and 17. */
function widthByZoom(far: number, middle: number, near: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.6], ['zoom'], 11, far, 14, middle, 17, near];
}

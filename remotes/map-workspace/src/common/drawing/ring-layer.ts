import type { LonLat } from '@kavel/map';
import { drawOrder, type StyledLayer } from '@kavel/map/layers';
import type { Ring } from './ring';

/** A drawn area, also an unfinished one. */
export function ringLayer(key: string, corners: Ring): StyledLayer {
  const closed = corners.length > 2 ? [...corners, ...corners.slice(0, 1)] : corners;
  const positions = closed.map(({ lon, lat }: LonLat) => [lon, lat]);
  const feature = (geometry: object) => ({ type: 'Feature', properties: {}, geometry });
  const data = {
    type: 'FeatureCollection',
    features: [
      feature({ type: 'LineString', coordinates: positions }),
      ...(corners.length > 2 ? [feature({ type: 'Polygon', coordinates: [positions] })] : []),
      ...positions.map(coordinates => feature({ type: 'Point', coordinates })),
    ],
  };
  return {
    key,
    order: drawOrder.points + 1,
    source: { kind: 'geojson', data },
    style: ({ palette }) => [
      {
        id: 'inside',
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': palette.accent, 'fill-opacity': 0.12 },
      },
      {
        id: 'line',
        type: 'line',
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': palette.accent, 'line-width': 2.5 },
      },
      {
        id: 'corner',
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: { 'circle-color': palette.accent, 'circle-radius': 4 },
      },
    ],
  };
}

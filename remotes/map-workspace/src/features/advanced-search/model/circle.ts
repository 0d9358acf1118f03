import type { Bounds, LonLat } from '@kavel/map';
import { drawOrder, type StyledLayer } from '@kavel/map/layers';

/** Metres of a degree of latitude, on a sphere of the earth's mean radius. */
const metresPerDegree = 111_195;
const corners = 64;

/** A circle on the ground. */
export interface Circle {
  centre: LonLat;
  /** Metres. */
  radius: number;
}

/** Metres between two places that lie near each other: the earth is flat there. */
export function distance(one: LonLat, other: LonLat): number {
  const east = (other.lon - one.lon) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(east, other.lat - one.lat) * metresPerDegree;
}

export function boundsOfCircle({ centre: { lon, lat }, radius }: Circle): Bounds {
  const north = radius / metresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return [lon - east, lat - north, lon + east, lat + north];
}

/** The circle with its inside shaded. */
export function circleLayer(circle: Circle): StyledLayer {
  const [west, south, east, north] = boundsOfCircle(circle);
  const { lon, lat } = circle.centre;
  const ring = Array.from({ length: corners + 1 }, (_, at) => {
    const angle = (2 * Math.PI * (at % corners)) / corners;
    return [lon + ((east - west) / 2) * Math.cos(angle), lat + ((north - south) / 2) * Math.sin(angle)];
  });
  const data = { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
  return {
    key: 'around',
    order: drawOrder.result,
    source: { kind: 'geojson', data: { type: 'FeatureCollection', features: [data] } },
    style: ({ palette }) => [
      { id: 'area', type: 'fill', paint: { 'fill-color': palette.accent, 'fill-opacity': 0.1 } },
      { id: 'line', type: 'line', paint: { 'line-color': palette.accent, 'line-width': 2 } },
    ],
  };
}

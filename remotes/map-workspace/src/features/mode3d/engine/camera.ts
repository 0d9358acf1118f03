import type { Bounds, Destination, Insets, LonLat, MapCamera } from '@kavel/map';
import type { Map as MapLibreMap, PointLike } from 'maplibre-gl';

/** As the flat map moves. */
const placeZoom = 16;
const townZoom = 11.5;
const openingZoom = 17.8;
const margin = 48;
const mostZoom = 17;

const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 320);

export function cameraOf(map: MapLibreMap): Required<MapCamera> {
  const { lng: lon, lat } = map.getCenter();
  return { lon, lat, zoom: map.getZoom(), pitch: map.getPitch(), bearing: map.getBearing() };
}

/** Where the map looks, without a movement. */
export function place(map: MapLibreMap, { lon, lat, zoom }: MapCamera): void {
  map.jumpTo({ center: [lon, lat], zoom });
}

/** Moves to a destination as the flat map does; tilt and turn stay. */
export function goTo(map: MapLibreMap, to: Destination): void {
  const time = { duration: duration() };
  if (to.kind === 'bounds' || to.kind === 'home') {
    const [west, south, east, north] = to.bounds;
    const wanted = map.cameraForBounds([west, south, east, north], {
      padding: margin,
      maxZoom: mostZoom,
      bearing: map.getBearing(),
    });
    if (!wanted) return;
    const zoom = wanted.zoom ?? map.getZoom();
    if (to.kind === 'bounds' || zoom < townZoom) map.easeTo({ ...wanted, ...time });
    else map.easeTo({ center: [to.focus.lon, to.focus.lat], zoom: Math.max(zoom, openingZoom), ...time });
    return;
  }
  const zoom = to.kind === 'camera' ? to.zoom : Math.max(map.getZoom(), placeZoom);
  map.easeTo({ center: [to.lon, to.lat], zoom, ...time });
}

export function zoomBy(map: MapLibreMap, levels: number): void {
  map.easeTo({ zoom: map.getZoom() + levels, duration: duration() / 2 });
}

export function turnTo(map: MapLibreMap, tilt: { pitch?: number; bearing?: number }): void {
  map.easeTo({ ...tilt, duration: duration() });
}

/**
 * Leaves room for panels. `still`: without moving the picture, as what was in the middle of the room that is left becomes
 * the centre; else the centre stays.
 */
export function setInsets(map: MapLibreMap, insets: Insets, still: boolean): void {
  const { clientWidth, clientHeight } = map.getContainer();
  const x = (insets.left + clientWidth - insets.right) / 2;
  const y = (insets.top + clientHeight - insets.bottom) / 2;
  map.jumpTo({ center: still ? map.unproject([x, y]) : map.getCenter(), padding: { ...insets } });
}

function shownBox(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  const { top = 0, right = 0, bottom = 0, left = 0 } = map.getPadding();
  return { left, top, right: clientWidth - right, bottom: clientHeight - bottom };
}

/** Halves of the view around its centre that count as seen: a tilted map reaches to the horizon. */
const farthest = 3;

/** What is seen between the panels. */
export function boundsOf(map: MapLibreMap): Bounds {
  const { left, top, right, bottom } = shownBox(map);
  const { lng, lat } = map.getCenter();
  const perPixel = 360 / (512 * 2 ** map.getZoom());
  const [mostLon, mostLat] = [
    (right - left) * perPixel * 0.5 * farthest,
    (bottom - top) * perPixel * 0.5 * farthest * Math.cos((lat * Math.PI) / 180),
  ];
  const near = (value: number, middle: number, most: number): number =>
    Math.min(middle + most, Math.max(middle - most, value));
  const corners = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] satisfies PointLike[]
  ).map(pixel => map.unproject(pixel));
  const lons = corners.map(corner => near(corner.lng, lng, mostLon));
  const lats = corners.map(corner => near(corner.lat, lat, mostLat));
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** Moves as little as needed for a place to be seen. */
export function reveal(map: MapLibreMap, { lon, lat }: LonLat): void {
  const { left, top, right, bottom } = shownBox(map);
  const { x, y } = map.project([lon, lat]);
  if (x < left || x > right || y < top || y > bottom)
    map.easeTo({ center: [lon, lat], duration: duration() });
}

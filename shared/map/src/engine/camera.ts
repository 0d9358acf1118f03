import { containsCoordinate } from 'ol/extent';
import type OlMap from 'ol/Map';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj';
import View from 'ol/View';
import type { Bounds, Destination, Insets, LonLat, MapCamera } from '../model/points';
import { widestResolution } from './zoom';

/** Zoom at which single panden and addresses can be distinguished. */
const placeZoom = 16;
/**
 * From this zoom on, the fitted bounds are at most a town, and the map opens close enough to distinguish its addresses.
 */
const townZoom = 11.5;
/** Street level: fewer addresses in the first frame, which renders twice as fast without a graphics card. */
const openingZoom = 17.8;
/** Padding around fitted bounds, in pixels. */
const margin = 48;
const netherlands: MapCamera = { lon: 5.3, lat: 52.15, zoom: 6.5 };

/** Zoom levels are based on tiles of 512 px. */
export function createView(): View {
  return new View({
    maxResolution: widestResolution,
    minZoom: 5,
    maxZoom: 20,
    enableRotation: false,
    center: fromLonLat([netherlands.lon, netherlands.lat]),
    zoom: netherlands.zoom,
  });
}

/** Degrees of a coordinate of the view. */
export function positionOf(coordinate: number[]): LonLat {
  const [lon = 0, lat = 0] = toLonLat(coordinate);
  return { lon, lat };
}

export function cameraOf(view: View): MapCamera {
  return { ...positionOf(view.getCenter() ?? [0, 0]), zoom: view.getZoom() ?? 0 };
}

export function boundsInView(view: View): Bounds {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(
    view.calculateExtent(),
    'EPSG:3857',
    'EPSG:4326',
  );
  return [west, south, east, north];
}

function duration(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 320;
}

/** Moves to a target; the first time without animation. */
export function goTo(view: View, target: Destination, animate: boolean): void {
  view.cancelAnimations();
  if (target.kind === 'home') {
    fit(view, target.bounds, 0);
    const zoom = view.getZoom() ?? 0;
    if (zoom < townZoom) return;
    view.setCenter(fromLonLat([target.focus.lon, target.focus.lat]));
    view.setZoom(Math.max(zoom, openingZoom));
    return;
  }
  if (target.kind === 'bounds') {
    fit(view, target.bounds, animate ? duration() : 0);
    return;
  }
  const center = fromLonLat([target.lon, target.lat]);
  const zoom = target.kind === 'camera' ? target.zoom : Math.max(view.getZoom() ?? 0, placeZoom);
  if (animate) view.animate({ center, zoom, duration: duration() });
  else {
    view.setCenter(center);
    view.setZoom(zoom);
  }
}

function fit(view: View, bounds: Bounds, milliseconds: number): void {
  const extent = transformExtent([...bounds], 'EPSG:4326', 'EPSG:3857');
  view.fit(extent, { padding: [margin, margin, margin, margin], maxZoom: 17, duration: milliseconds });
}

export function zoomBy(view: View, levels: number): void {
  view.animate({ zoom: (view.getZoom() ?? 0) + levels, duration: duration() / 2 });
}

export function setInsets(map: OlMap, insets: Insets): void {
  map.getView().padding = [insets.top, insets.right, insets.bottom, insets.left];
}

/** Pans by the minimum needed to make a place visible; no-op when it is visible. */
export function reveal(view: View, place: LonLat): void {
  const center = fromLonLat([place.lon, place.lat]);
  if (!containsCoordinate(view.calculateExtent(), center)) view.animate({ center, duration: duration() });
}

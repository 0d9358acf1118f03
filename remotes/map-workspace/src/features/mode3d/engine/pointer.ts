import type { LonLat, MapEvents, MapHit } from '@kavel/map';
import type { HitFeature, StyledLayer } from '@kavel/map/layers';
import type { MapGeoJSONFeature, Map as MapLibreMap, MapMouseEvent, Point } from 'maplibre-gl';
import { hiddenState } from '../model/hidden-dots';
import { answering, hitOf } from '../model/hit';
import { keyOf } from '../model/scene-style';

export interface PointerOptions {
  events: () => MapEvents;
  layers: () => readonly { order: number }[];
  onPand: (pandId: string, at: LonLat) => void;
  /** The building that the last click was on. */
  pandId: () => string | null;
}

/** Clicks and hovers on a map, told as the flat map tells them. */
export function watchPointer(map: MapLibreMap, { events, layers, ...options }: PointerOptions): void {
  const featuresAt = (point: Point) => (layer: StyledLayer, reach: number) =>
    nearest(map, point, layer, reach);
  const hitAt = (point: Point, pandId: string | null): MapHit | null =>
    hitOf(answering(layers()), featuresAt(point), pandId);

  map.on('click', ({ point, lngLat }) => {
    const pandId = options.pandId();
    const hit = hitAt(point, pandId);
    const at = { lon: lngLat.lng, lat: lngLat.lat };
    if (hit && hit.id === pandId) options.onPand(hit.id, at);
    else events().onClick(hit, at);
  });

  let frame = 0;
  const hover = ({ point }: MapMouseEvent) => {
    frame = 0;
    if (map.isMoving()) return;
    const hit = hitAt(point, null);
    map.getCanvas().style.cursor = hit ? 'pointer' : '';
    events().onHover(hit && { hit, x: point.x, y: point.y });
  };
  map.on('mousemove', event => {
    if (frame === 0) frame = requestAnimationFrame(() => hover(event));
  });
  map.on('mouseout', () => events().onHover(null));
}

/** What is seen of a layer within reach of a pixel, nearest first. */
function nearest(map: MapLibreMap, { x, y }: Point, layer: StyledLayer, reach: number): HitFeature[] {
  const layers = map.getLayersOrder().filter(id => keyOf(id) === layer.key);
  if (layers.length === 0) return [];
  const features = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers },
  );
  const away = ({ geometry }: MapGeoJSONFeature): number => {
    if (geometry.type !== 'Point') return 0;
    const [lon = 0, lat = 0] = geometry.coordinates;
    const at = map.project([lon, lat]);
    return Math.hypot(at.x - x, at.y - y);
  };
  return features
    .filter(({ state }) => !state[hiddenState])
    .map(feature => ({ feature, off: away(feature) }))
    .toSorted((one, other) => one.off - other.off)
    .map(({ feature }) => ({ sourceLayer: feature.sourceLayer ?? null, properties: feature.properties }));
}

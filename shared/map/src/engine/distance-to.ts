import type { FeatureLike } from 'ol/Feature';
import { linearRingContainsXY } from 'ol/geom/flat/contains';
import RenderFeature from 'ol/render/Feature';

/** Metres (web mercator) to a point, 0 inside an area, infinite to all else: lines do not answer. */
export function distanceTo(feature: FeatureLike, x: number, y: number): number {
  const geometry = feature.getGeometry();
  const type = geometry?.getType();
  if (type === 'Point' || type === 'MultiPoint') {
    const [west = 0, south = 0] = geometry?.getExtent() ?? [];
    return Math.hypot(west - x, south - y);
  }
  if (type !== 'Polygon' && type !== 'MultiPolygon') return Infinity;
  const inside =
    feature instanceof RenderFeature
      ? ringsContain(feature, x, y)
      : feature.getGeometry()?.intersectsCoordinate([x, y]);
  return inside ? 0 : Infinity;
}

/** By the even-odd rule: a hole takes away what the ring around it gave. */
function ringsContain(area: RenderFeature, x: number, y: number): boolean {
  const coordinates = area.getFlatCoordinates();
  let from = 0;
  let inside = false;
  for (const end of area.getEnds()?.flat() ?? []) {
    if (linearRingContainsXY(coordinates, from, end, area.getStride(), x, y)) inside = !inside;
    from = end;
  }
  return inside;
}

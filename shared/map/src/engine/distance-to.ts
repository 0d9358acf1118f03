import type { FeatureLike } from 'ol/Feature';
import { linearRingContainsXY } from 'ol/geom/flat/contains';
import RenderFeature from 'ol/render/Feature';

/** Distance in metres (Web Mercator): to a point, 0 inside an area, infinite otherwise, because lines are not hit. */
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

/** Even-odd rule: a hole cancels the ring around it. */
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

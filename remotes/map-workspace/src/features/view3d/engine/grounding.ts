import { frameAt, toDegrees } from './earth';
import { cornerOf, type TileGeometry } from './glb';
import { inverseOfFrame, type Matrix, moved, times, upright } from './transforms';

/**
 * The same buildings, each with its lowest corner on the ellipsoid, which is the ground of the map. Heights of tilesets of
 * others count from the ellipsoid (in the Netherlands some 43 m below NAP), and the map has no hills. `transform`: from the
 * tile to earth-centred metres.
 */
export function grounded(geometry: TileGeometry, transform: Matrix): TileGeometry {
  const { positions, buildings } = geometry;
  const toEarth = times(transform, times(upright, geometry.place));
  const frame = frameAt(toDegrees(cornerOf({ ...geometry, place: toEarth }, 0)));
  const toLocal = times(inverseOfFrame(frame), toEarth);
  const local = new Float32Array(positions.length);
  const lowest = new Map<number, number>();
  for (let at = 0; at < positions.length; at += 3) {
    const corner = moved([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0], toLocal);
    local.set(corner, at);
    const building = buildings[at / 3] ?? 0;
    lowest.set(building, Math.min(lowest.get(building) ?? corner[2], corner[2]));
  }
  for (let at = 2; at < local.length; at += 3)
    local[at] = (local[at] ?? 0) - (lowest.get(buildings[(at - 2) / 3] ?? 0) ?? 0);
  return { ...geometry, positions: local, place: inverseOfFrame(upright), frame };
}

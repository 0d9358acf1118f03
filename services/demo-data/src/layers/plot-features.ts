import { closedRing, feature } from '../town/geojson';
import { areaOf, distance, type Point } from '../town/plane';
import type { Building, Town } from '../town/town';

/** Metres of garden behind a building at most: gardens of two streets meet without overlapping. */
const deepestGarden = 9;

/** A plot for each building that stands: its ground, and a garden as deep as it behind. Fictional. */
export function* plotFeatures(town: Town): Generator<string> {
  for (const [index, { ring }] of town.buildings.entries()) {
    const plot = withGarden(ring);
    yield feature(
      {
        identificatie_lokaal_id: String(99_990_000_000 + index + 1),
        kadastrale_grootte_waarde: Math.max(1, Math.round(areaOf(plot))),
      },
      { type: 'Polygon', coordinates: [closedRing(plot)] },
    );
  }
}

/** Buildings of other shapes than four corners fill their plots. */
function withGarden(ring: Building['ring']): readonly Point[] {
  const [left, right, backRight, backLeft, more] = ring;
  if (!left || !right || !backRight || !backLeft || more) return ring;
  const depth = distance(right, backRight);
  const share = Math.min(depth, deepestGarden) / depth;
  const behind = (front: Point, back: Point): Point => [
    back[0] + (back[0] - front[0]) * share,
    back[1] + (back[1] - front[1]) * share,
  ];
  return [left, right, behind(right, backRight), behind(left, backLeft)];
}

export const facings = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Facing = (typeof facings)[number];
/** `roof-flat`, `roof-s`, `wall-ne`. */
export type SurfaceKey = `roof-${Facing | 'flat'}` | `wall-${Facing}`;

type Metres = readonly [east: number, north: number, up: number];

/** A place on a surface, just in front of it, and where the surface looks there. */
export interface Sample {
  place: Metres;
  normal: Metres;
}

/** The roofs or walls of a building that look the same way. */
export interface Surface {
  key: SurfaceKey;
  /** m², along the surface. */
  area: number;
  samples: Sample[];
}

const mostSamples = 24;
/** m in front of the surface, so that it does not hide the sky from itself. */
const before = 0.05;
/** m²: smaller surfaces are left out. */
const smallest = 2;
/** Upward part of the normal: above it a roof, below it a wall; steeper than 80° is a wall. */
const roofFrom = Math.cos((80 * Math.PI) / 180);
/** Roofs of less than 10° are flat. */
const flatFrom = Math.cos((10 * Math.PI) / 180);

interface Triangle {
  corners: readonly [Metres, Metres, Metres];
  normal: Metres;
  area: number;
}

/** Surfaces of a building with samples spread over each of them; the largest first. Nine numbers a triangle. */
export function surfacesOf(triangles: Float64Array): Surface[] {
  const groups = new Map<SurfaceKey, Triangle[]>();
  for (let at = 0; at < triangles.length; at += 9) {
    const triangle = triangleAt(triangles, at);
    const key = triangle && keyOf(triangle.normal);
    if (!key) continue;
    groups.set(key, [...(groups.get(key) ?? []), triangle]);
  }
  return [...groups]
    .map(([key, members]): Surface => {
      const area = members.reduce((sum, one) => sum + one.area, 0);
      return { key, area, samples: samplesOf(members, area) };
    })
    .filter(({ area }) => area >= smallest)
    .sort((a, b) => b.area - a.area);
}

/** Null for what looks down, such as the underside of a balcony. */
function keyOf([east, north, up]: Metres): SurfaceKey | null {
  if (up > flatFrom) return 'roof-flat';
  if (up < -0.2) return null;
  const azimuth = (Math.atan2(east, north) / Math.PI) * 4;
  const facing = facings[((Math.round(azimuth) % 8) + 8) % 8] ?? 'n';
  return up > roofFrom ? `roof-${facing}` : `wall-${facing}`;
}

function triangleAt(triangles: Float64Array, at: number): Triangle | null {
  const corner = (number: number): Metres => [
    triangles[at + number * 3] ?? 0,
    triangles[at + number * 3 + 1] ?? 0,
    triangles[at + number * 3 + 2] ?? 0,
  ];
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const double = Math.hypot(x, y, z);
  if (double < 1e-6) return null;
  return {
    corners: [a, b, c],
    normal: [x / double, y / double, z / double],
    area: double / 2,
  };
}

/** Spread by area; within a triangle by a sequence that fills it evenly (M. Roberts' R2). */
function samplesOf(triangles: readonly Triangle[], area: number): Sample[] {
  const count = Math.min(mostSamples, Math.max(6, Math.round(area)));
  let [passed, next] = [0, 0];
  const samples: Sample[] = [];
  for (const { corners, normal, area: own } of triangles) {
    passed += own;
    for (; next < count && ((next + 0.5) / count) * area <= passed; next++) {
      const far = Math.sqrt((0.5 + next * 0.754_877_67) % 1);
      const aside = (0.5 + next * 0.569_840_29) % 1;
      const [u, v] = [far * (1 - aside), far * aside];
      const [a, b, c] = corners;
      const along = (axis: 0 | 1 | 2): number =>
        a[axis] + u * (b[axis] - a[axis]) + v * (c[axis] - a[axis]) + before * normal[axis];
      samples.push({ place: [along(0), along(1), along(2)], normal });
    }
  }
  return samples;
}

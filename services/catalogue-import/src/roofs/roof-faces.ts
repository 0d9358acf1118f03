import type { CityFeature, CityGeometry, Face } from '../city-json/city-lines';

/** Figures of a roof. */
export interface Roof {
  /** m², measured along the face. */
  flat: number;
  sloped: number;
  /** m² of flat faces and of those that face between east and west through south. */
  sunny: number;
  /** Of the largest sloped face: degrees from north, clockwise, and from level; null for a flat roof. */
  azimuth: number | null;
  slope: number | null;
}

/** Degrees. On a flatter roof panels can face any way. */
const flatBelow = 10;
const east = 90;
const west = 270;
const lod = '2.2';

/** Null for a building without roof faces in LoD 2.2. `corners` are its vertices in metres. */
export function roofOf(feature: CityFeature, corners: readonly (readonly number[])[]): Roof | null {
  const faces = Object.values(feature.CityObjects)
    .flatMap(({ geometry = [] }) => geometry)
    .filter(geometry => String(geometry.lod) === lod)
    .flatMap(roofFaces)
    .map(face => lieOf(face, corners))
    .filter(({ area }) => area > 0);
  if (faces.length === 0) return null;
  const sumOf = (some: readonly Lie[]) => Math.round(some.reduce((sum, { area }) => sum + area, 0) * 10) / 10;
  const flat = faces.filter(({ slope }) => slope < flatBelow);
  const sloped = faces.filter(({ slope }) => slope >= flatBelow);
  const sunny = faces.filter(
    ({ slope, azimuth }) => slope < flatBelow || (azimuth >= east && azimuth <= west),
  );
  const largest = sloped.toSorted((a, b) => b.area - a.area)[0];
  return {
    flat: sumOf(flat),
    sloped: sumOf(sloped),
    sunny: sumOf(sunny),
    azimuth: largest ? Math.round(largest.azimuth) % 360 : null,
    slope: largest ? Math.round(largest.slope) : null,
  };
}

function roofFaces({ type, boundaries, semantics }: CityGeometry): Face[] {
  if (!semantics) return [];
  const shells = (type === 'Solid' ? boundaries : [boundaries]) as readonly (readonly Face[])[];
  const meanings = (
    type === 'Solid' ? semantics.values : [semantics.values]
  ) as readonly (readonly number[])[];
  return shells.flatMap((faces, shell) =>
    faces.filter((_, face) => semantics.surfaces[meanings[shell]?.[face] ?? -1]?.type === 'RoofSurface'),
  );
}

interface Lie {
  area: number;
  azimuth: number;
  slope: number;
}

const toDegrees = 180 / Math.PI;

/** Area, direction and slope of a face by the normals of its rings (Newell's method); holes wind the other way. */
function lieOf(face: Face, corners: readonly (readonly number[])[]): Lie {
  let [east, north, up] = [0, 0, 0];
  for (const ring of face) {
    for (const [at, vertex] of ring.entries()) {
      const [x1 = 0, y1 = 0, z1 = 0] = corners[vertex] ?? [];
      const [x2 = 0, y2 = 0, z2 = 0] = corners[ring[(at + 1) % ring.length] ?? 0] ?? [];
      east += (y1 - y2) * (z1 + z2);
      north += (z1 - z2) * (x1 + x2);
      up += (x1 - x2) * (y1 + y2);
    }
  }
  const length = Math.hypot(east, north, up);
  return {
    area: length / 2,
    azimuth: (Math.atan2(east, north) * toDegrees + 360) % 360,
    slope: length > 0 ? Math.acos(Math.min(1, Math.abs(up) / length)) * toDegrees : 0,
  };
}

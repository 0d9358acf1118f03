import { type LonLat, type Mesh, mostMeshCorners } from '@kavel/catalogue/geo';
import type { CityFeature, Placement } from '../city-json/city-lines';
import { placeOf, type Read } from '../geometry/geometry';
import { solidOf } from './solid-faces';
import { normalOf, triangulate, type Vector } from './triangulate';

export interface PandMesh {
  mesh: Mesh;
  lod: string;
  /** The anchor of the mesh. */
  at: LonLat;
  /** m NAP beside the building. */
  ground: number;
  /** m from the ground to its highest corner. */
  height: number;
  /** m² of roof faces, along them; null where the file does not tell faces apart. */
  roofArea: number | null;
  /** m from the anchor to the furthest corner, over the ground. */
  reach: number;
}

/** Of faces without a kind, those that look straight down are the ground. */
const downward = -0.99;

/** Triangles of a building without its ground. */
export function pandMeshOf(feature: CityFeature, placement: Placement): Read<PandMesh> {
  const solid = solidOf(feature);
  if (!solid) return { problem: 'has no geometry of LoD 1 or more' };
  const corners = new Map<number, Vector>();
  const cornerOf = (vertex: number): Vector => {
    const known = corners.get(vertex);
    if (known) return known;
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = placement(feature.vertices[vertex] ?? []);
    corners.set(vertex, [x, y, z]);
    return [x, y, z];
  };
  const faces = solid.faces.map(({ face, kind }) => {
    const normal = normalOf(face, cornerOf);
    return { face, kind, normal, area: Math.hypot(...normal) / 2 };
  });
  const all = [...corners.values()];
  if (all.some(corner => !corner.every(Number.isFinite)))
    return { problem: 'names vertices that it does not have' };
  const shown = faces.filter(
    ({ kind, normal, area }) =>
      area > 0 && kind !== 'GroundSurface' && (kind !== null || normal[2] / (2 * area) > downward),
  );
  const triangles = shown.flatMap(({ face }) => triangulate(face, cornerOf));
  if (triangles.length === 0) return { problem: 'has no faces but its ground' };
  const used = [...new Set(triangles)];
  if (used.length > mostMeshCorners) return { problem: `has more than ${mostMeshCorners} corners` };
  const ground = groundOf(feature) ?? Math.min(...all.map(([, , z]) => z));
  const local = localFrame(all);
  if ('problem' in local) return local;
  const numbers = new Map(used.map((vertex, number) => [vertex, number]));
  const metres = Float64Array.from(used.flatMap(vertex => local.metresOf(cornerOf(vertex), ground)));
  const roofs = shown.filter(({ kind }) => kind === 'RoofSurface');
  return {
    value: {
      mesh: { corners: metres, triangles: Uint16Array.from(triangles, vertex => numbers.get(vertex) ?? 0) },
      lod: solid.lod,
      at: local.at,
      ground,
      height: highest(metres),
      roofArea: roofs.length > 0 ? roofs.reduce((sum, { area }) => sum + area, 0) : null,
      reach: furthest(metres),
    },
  };
}

interface LocalFrame {
  at: LonLat;
  metresOf(corner: Vector, ground: number): number[];
}

/** Radii of WGS84 in metres. */
const equator = 6_378_137;
const flattening = 1 / 298.257_223_563;
const squaredEccentricity = flattening * (2 - flattening);
const toRadians = Math.PI / 180;

/** East and north around the middle of a building: RD turns up to 1.5° from them. One Jacobian holds for a building. */
function localFrame(corners: readonly Vector[]): LocalFrame | { problem: string } {
  const [x0, y0] = [middle(corners, 0), middle(corners, 1)];
  const at = placeOf(x0, y0, 'rd');
  if (typeof at === 'string') return { problem: at };
  const away = 100;
  const [alongX, alongY] = [placeOf(x0 + away, y0, 'rd'), placeOf(x0, y0 + away, 'rd')];
  if (typeof alongX === 'string') return { problem: alongX };
  if (typeof alongY === 'string') return { problem: alongY };
  const sine = Math.sin(at.lat * toRadians);
  const bend = 1 - squaredEccentricity * sine * sine;
  const east = (equator / Math.sqrt(bend)) * Math.cos(at.lat * toRadians) * toRadians;
  const north = ((equator * (1 - squaredEccentricity)) / bend ** 1.5) * toRadians;
  const stepOf = ({ lon, lat }: LonLat) =>
    [((lon - at.lon) * east) / away, ((lat - at.lat) * north) / away] as const;
  const [eastX, northX] = stepOf(alongX);
  const [eastY, northY] = stepOf(alongY);
  return {
    at,
    metresOf: ([x, y, z], ground) => [
      (x - x0) * eastX + (y - y0) * eastY,
      (x - x0) * northX + (y - y0) * northY,
      z - ground,
    ],
  };
}

function middle(corners: readonly Vector[], axis: 0 | 1): number {
  const values = corners.map(corner => corner[axis]);
  return (
    (values.reduce((a, b) => Math.min(a, b), Infinity) + values.reduce((a, b) => Math.max(a, b), -Infinity)) /
    2
  );
}

/** The height of the ground by 3DBAG. */
function groundOf({ CityObjects: objects }: CityFeature): number | null {
  for (const { attributes } of Object.values(objects)) {
    const ground = attributes?.b3_h_maaiveld ?? attributes?.h_maaiveld;
    if (typeof ground === 'number' && Number.isFinite(ground)) return ground;
  }
  return null;
}

function highest(metres: Float64Array): number {
  return metres.reduce((most, value, at) => (at % 3 === 2 ? Math.max(most, value) : most), 0);
}

function furthest(metres: Float64Array): number {
  let most = 0;
  for (let at = 0; at < metres.length; at += 3)
    most = Math.max(most, Math.hypot(metres[at] ?? 0, metres[at + 1] ?? 0));
  return most;
}

import { rdToLonLat } from '@kavel/contracts/geo';
import { pandId } from '../town/numbered';
import { between, distance, type Point, toDegrees } from '../town/plane';
import type { Building, Town } from '../town/town';

/** Metres: of a storey with its floor. */
const storey = 2.9;
const mostStoreys = 14;
/** Deeper than this a building has a flat roof. */
const deepest = 14;
const millimetres = 1_000;

/**
 * Buildings as a CityJSON sequence of roofs and walls: rectangular dwellings of before 2000 are gabled, all others are
 * flat.
 */
export function* roofLines(town: Town): Generator<string> {
  yield JSON.stringify({
    type: 'CityJSON',
    version: '2.0',
    transform: { scale: [0.001, 0.001, 0.001], translate: [0, 0, 0] },
    metadata: { title: 'Kavelstede', referenceSystem: 'https://www.opengis.net/def/crs/EPSG/0/7415' },
    CityObjects: {},
    vertices: [],
  });
  for (const [index, building] of town.buildings.entries()) yield cityFeature(pandId(index), building);
}

function cityFeature(id: string, building: Building): string {
  const eaves = eavesOf(building);
  const ring = counterClockwise(building.ring);
  const { corners, roofs, walls } = isGabled(building) ? gable(ring, eaves) : flat(ring, eaves);
  const name = `NL.IMBAG.Pand.${id}`;
  return JSON.stringify({
    type: 'CityJSONFeature',
    id: name,
    CityObjects: {
      [name]: {
        type: 'Building',
        attributes: { identificatie: name, b3_h_maaiveld: 0 },
        geometry: [
          {
            type: 'MultiSurface',
            lod: '2.2',
            boundaries: [...roofs, ...walls].map(face => [face]),
            semantics: {
              surfaces: [{ type: 'RoofSurface' }, { type: 'WallSurface' }],
              values: [...roofs.map(() => 0), ...walls.map(() => 1)],
            },
          },
        ],
      },
    },
    vertices: corners.map(([east, north, up]) =>
      [...toRd([east, north]), up].map(metres => Math.round(metres * millimetres)),
    ),
  });
}

/** What the town is drawn in are degrees: two steps of Newton from its market find their RD New. */
function toRd(point: Point): [x: number, y: number] {
  const [lon, lat] = toDegrees(point);
  let [x, y] = [145_699.8, 510_277];
  for (let step = 0; step < 3; step++) {
    const here = rdToLonLat(x, y);
    const [east, north] = [rdToLonLat(x + 1_000, y), rdToLonLat(x, y + 1_000)];
    const [lonX, latX] = [(east.lon - here.lon) / 1_000, (east.lat - here.lat) / 1_000];
    const [lonY, latY] = [(north.lon - here.lon) / 1_000, (north.lat - here.lat) / 1_000];
    const whole = lonX * latY - lonY * latX;
    const [lonLeft, latLeft] = [lon - here.lon, lat - here.lat];
    x += (lonLeft * latY - latLeft * lonY) / whole;
    y += (latLeft * lonX - lonLeft * latX) / whole;
  }
  return [x, y];
}

type Corner = readonly [east: number, north: number, up: number];
interface Faces {
  corners: Corner[];
  /** Corners of each face, counter-clockwise from outside. */
  roofs: number[][];
  walls: number[][];
}

/** As many storeys as the units need on this ground. */
function eavesOf({ ring, units }: Building): number {
  const floors = units.reduce((sum, { area }) => sum + area, 0);
  const storeys = Math.round(floors / Math.max(1, areaOf(ring)));
  return storey * Math.min(mostStoreys, Math.max(1, storeys));
}

const areaOf = (ring: readonly Point[]): number => Math.abs(turnOf(ring));

/** Its area; negative where it runs clockwise. */
function turnOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** So that roofs and walls, built on it, are seen from outside. */
const counterClockwise = (ring: readonly Point[]): readonly Point[] =>
  turnOf(ring) < 0 ? ring.toReversed() : ring;

function isGabled({ ring, bouwjaar, units }: Building): boolean {
  const [a, b, c] = ring;
  if (ring.length !== 4 || !a || !b || !c || bouwjaar >= 2000) return false;
  return (
    Math.min(distance(a, b), distance(b, c)) <= deepest &&
    units.some(({ functions }) => functions.includes('woonfunctie'))
  );
}

const raised = (ring: readonly Point[], up: number): Corner[] =>
  ring.map(([east, north]) => [east, north, up]);

/** The eaves are the first corners, the ground the next. */
function flat(ring: readonly Point[], eaves: number): Faces {
  const count = ring.length;
  return {
    corners: [...raised(ring, eaves), ...raised(ring, 0)],
    roofs: [ring.map((_, at) => at)],
    walls: ring.map((_, at) => {
      const next = (at + 1) % count;
      return [count + at, count + next, next, at];
    }),
  };
}

/** The ridge runs along the longer side, as high above the eaves as 0.4 of the depth. */
function gable(ring: readonly Point[], eaves: number): Faces {
  const [first, second, third, fourth] = ring;
  if (!first || !second || !third || !fourth) return flat(ring, eaves);
  const isAlong = distance(first, second) >= distance(second, third);
  const [a, b, c, d] = isAlong ? [first, second, third, fourth] : [second, third, fourth, first];
  const { corners, walls } = flat([a, b, c, d], eaves);
  const top = eaves + distance(b, c) * 0.4;
  return {
    corners: [...corners, ...raised([between(a, d, 0.5), between(b, c, 0.5)], top)],
    roofs: [
      [0, 1, 9, 8],
      [2, 3, 8, 9],
    ],
    walls: [...walls, [1, 2, 9], [3, 0, 8]],
  };
}

import { pandId } from '../numbered';
import { between, distance, type Point } from '../plane';
import type { Building, Town } from '../town';

/** RD New of the market of Kavelstede, metres: east and north there differ from its own by less than 0.2 %. */
const origin = [145_699.8, 510_277] as const;
const eaves = 6;
/** Deeper than this a building has a flat roof. */
const deepest = 14;
const millimetres = 1_000;

/** Roofs as a CityJSON sequence: rectangular dwellings of before 2000 are gabled, all others are flat. */
export function* roofLines(town: Town): Generator<string> {
  yield JSON.stringify({
    type: 'CityJSON',
    version: '2.0',
    transform: { scale: [0.001, 0.001, 0.001], translate: [0, 0, 0] },
    metadata: { referenceSystem: 'https://www.opengis.net/def/crs/EPSG/0/7415' },
    CityObjects: {},
    vertices: [],
  });
  for (const [index, building] of town.buildings.entries()) yield cityFeature(pandId(index), building);
}

function cityFeature(id: string, building: Building): string {
  const { corners, faces } = isGabled(building) ? gable(building.ring) : flat(building.ring);
  const name = `NL.IMBAG.Pand.${id}`;
  return JSON.stringify({
    type: 'CityJSONFeature',
    id: name,
    CityObjects: {
      [name]: {
        type: 'Building',
        attributes: { identificatie: name },
        geometry: [
          {
            type: 'MultiSurface',
            lod: '2.2',
            boundaries: faces.map(face => [face]),
            semantics: { surfaces: [{ type: 'RoofSurface' }], values: faces.map(() => 0) },
          },
        ],
      },
    },
    vertices: corners.map(([east, north, up]) =>
      [origin[0] + east, origin[1] + north, up].map(metres => Math.round(metres * millimetres)),
    ),
  });
}

type Corner = readonly [east: number, north: number, up: number];
interface Faces {
  corners: Corner[];
  faces: number[][];
}

function isGabled({ ring, bouwjaar, units }: Building): boolean {
  const [a, b, c] = ring;
  if (ring.length !== 4 || !a || !b || !c || bouwjaar >= 2000) return false;
  return (
    Math.min(distance(a, b), distance(b, c)) <= deepest &&
    units.some(({ functions }) => functions.includes('woonfunctie'))
  );
}

function flat(ring: readonly Point[]): Faces {
  return {
    corners: ring.map(([east, north]): Corner => [east, north, eaves]),
    faces: [ring.map((_, at) => at)],
  };
}

/** The ridge runs along the longer side, as high above the eaves as a quarter of the depth and more. */
function gable(ring: readonly Point[]): Faces {
  const [first, second, third, fourth] = ring;
  if (!first || !second || !third || !fourth) return flat(ring);
  const isAlong = distance(first, second) >= distance(second, third);
  const [a, b, c, d] = isAlong ? [first, second, third, fourth] : [second, third, fourth, first];
  const top = eaves + distance(b, c) * 0.4;
  const start = between(a, d, 0.5);
  const end = between(b, c, 0.5);
  const low = [a, b, c, d].map(([east, north]): Corner => [east, north, eaves]);
  const high = [start, end].map(([east, north]): Corner => [east, north, top]);
  return {
    corners: [...low, ...high],
    faces: [
      [0, 1, 5, 4],
      [2, 3, 4, 5],
    ],
  };
}

import { type MeshTile, meshTileZoom, type Snapshot } from '@kavel/catalogue';
import { gridBits, type LonLat, metresPerCell, toLonLat } from '@kavel/catalogue/geo';
import { toEarthMatrix } from './earth';

/** Zoom of simplified buildings; each such tile has up to four of whole ones. */
export const simpleZoom = meshTileZoom - 1;
/** Zoom of the areas that have a tileset of their own: so that the first one stays small. */
export const areaZoom = 11;

/** Metres by which a view is off when it stops here (geometricError); buildings are flat ground from far away. */
const errors = { country: 4_000, area: 100, simple: 6, whole: 0 };

/** Of which snapshot tiles are: their addresses never change. */
export interface Version {
  snapshot: Snapshot;
  copyright: string;
  /** The same as data: a page says in its own language what is fictional. */
  sources: readonly { name: string; fictional: boolean }[];
}

type Node = Record<string, unknown>;

/** 3D Tiles 1.1: one external tileset for each area with buildings. */
export function countryTileset(tiles: readonly MeshTile[], version: Version): object {
  const areas = [...grouped(tiles, meshTileZoom - areaZoom)].map(({ x, y, members }) => ({
    boundingVolume: { region: regionOf(members) },
    geometricError: errors.area,
    content: { uri: `${areaZoom}/${x}/${y}.json?v=${version.snapshot.id}` },
  }));
  return tileset(version, errors.country, {
    boundingVolume: { region: regionOf(tiles) },
    geometricError: errors.country,
    refine: 'REPLACE',
    ...(areas.length > 0 && { children: areas }),
  });
}

/** A tileset that is all of another one. */
export const tilesetOf = (uri: string): object => ({
  asset: { version: '1.1' },
  geometricError: errors.country,
  root: {
    boundingVolume: { region: [-Math.PI, -Math.PI / 2, Math.PI, Math.PI / 2, -1_000, 10_000] },
    geometricError: errors.country,
    refine: 'REPLACE',
    content: { uri },
  },
});

/** Tiles of one area: simplified buildings, and below them whole ones. Null where there are none. */
export function areaTileset(
  tiles: readonly MeshTile[],
  { x, y }: { x: number; y: number },
  version: Version,
): object | null {
  const area = [...grouped(tiles, meshTileZoom - areaZoom)].find(one => one.x === x && one.y === y);
  if (!area) return null;
  const children = [...grouped(area.members, 1)].map(
    (simple): Node => ({
      boundingVolume: { region: regionOf(simple.members) },
      geometricError: errors.simple,
      transform: toEarthMatrix(middleOf(simple)),
      content: { uri: `../../${simpleZoom}/${simple.x}/${simple.y}.glb?v=${version.snapshot.id}` },
      children: simple.members.map(whole => ({
        boundingVolume: { region: regionOf([whole]) },
        geometricError: errors.whole,
        content: { uri: `../../${meshTileZoom}/${whole.x}/${whole.y}.glb?v=${version.snapshot.id}` },
      })),
    }),
  );
  return tileset(version, errors.area, {
    boundingVolume: { region: regionOf(area.members) },
    geometricError: errors.area,
    refine: 'REPLACE',
    children,
  });
}

/** Where the mesh of a tile has its origin: the middle of the tile of simplified buildings that it lies in. */
export function middleOf({ x, y }: { x: number; y: number }): LonLat {
  const side = 2 ** (gridBits - simpleZoom);
  return toLonLat({ x: (x + 0.5) * side, y: (y + 0.5) * side });
}

function tileset({ copyright, sources }: Version, geometricError: number, root: Node): object {
  return { asset: { version: '1.1', copyright, extras: { sources } }, geometricError, root };
}

interface Group {
  x: number;
  y: number;
  members: MeshTile[];
}

/** Tiles by the tile that they lie in so many zooms above. */
function grouped(tiles: readonly MeshTile[], zooms: number): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const tile of tiles) {
    const [x, y] = [tile.x >> zooms, tile.y >> zooms];
    const group = groups.get(`${x}/${y}`) ?? { x, y, members: [] };
    group.members.push(tile);
    groups.set(`${x}/${y}`, group);
  }
  return groups.values();
}

const toRadians = Math.PI / 180;

/** West, south, east and north in radians, lowest and highest in metres. */
function regionOf(tiles: readonly MeshTile[]): number[] {
  if (tiles.length === 0) return [0, 0, 0, 0, 0, 0];
  const side = 2 ** (gridBits - meshTileZoom);
  const reach = most(tiles.map(tile => tile.reach));
  const corner = (x: number, y: number): LonLat => toLonLat({ x: x * side, y: y * side });
  const northWest = corner(-most(tiles.map(({ x }) => -x)), -most(tiles.map(({ y }) => -y)));
  const southEast = corner(most(tiles.map(({ x }) => x)) + 1, most(tiles.map(({ y }) => y)) + 1);
  const degrees = metresToDegrees(reach, southEast.lat);
  const sides = [
    northWest.lon - degrees.lon,
    southEast.lat - degrees.lat,
    southEast.lon + degrees.lon,
    northWest.lat + degrees.lat,
  ];
  return [...sides.map(value => value * toRadians), -5, Math.ceil(most(tiles.map(({ height }) => height)))];
}

const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);

function metresToDegrees(metres: number, lat: number): LonLat {
  const lon = (metres / metresPerCell(lat) / 2 ** gridBits) * 360;
  return { lon, lat: lon * Math.cos(lat * toRadians) };
}

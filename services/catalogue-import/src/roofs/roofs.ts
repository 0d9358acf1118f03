import type { DuckDBValue } from '@duckdb/node-api';
import { tables } from '@kavel/catalogue';
import { toGrid } from '@kavel/catalogue/geo';
import { type CityFeature, type Placement, readCityLines } from '../city-json/city-lines';
import { type BuildingRows, mergeBuildings, type Origin, readBuildings } from '../city-json/read-buildings';
import { placeOf, type Read } from '../geometry/geometry';
import type { Importer } from '../importer';
import { roofOf } from './roof-faces';

const rows: BuildingRows = {
  table: 'roof',
  what: 'roofs',
  lines: readCityLines,
  empty:
    'holds no features: a CityJSON sequence (.city.jsonl) has a building on each line after the first; one CityJSON document (.city.json) has none',
  rowOf: roofRow,
};
/** Grid steps of a square in which the map asks for roofs. */
const squareSide = 65_536;

/** Roofs of the 3DBAG: of each pand how much is flat and sloped, which way its largest face looks, and how much of it sees the sun. */
export const roofsImporter: Importer = {
  kind: 'roofs',
  read: (path, context) => readBuildings(rows, path, context),
  merge: ({ builder }) => mergeBuildings(builder, rows.table, tables.roof, squareSide),
};

function roofRow(
  pandId: string,
  feature: CityFeature,
  placement: Placement,
  { source, fictional }: Origin,
): Read<DuckDBValue[]> {
  const corners = feature.vertices.map(vertex => placement(vertex));
  const [first] = corners;
  if (!first) return { problem: 'has no vertices' };
  const middle = placeOf(mean(corners, 0), mean(corners, 1), 'rd');
  if (typeof middle === 'string') return { problem: middle };
  const roof = roofOf(feature, corners);
  if (!roof) return { problem: 'has no RoofSurface in LoD 2.2' };
  const { x, y } = toGrid(middle);
  const { flat, sloped, sunny, azimuth, slope } = roof;
  return { value: [pandId, flat, sloped, sunny, azimuth, slope, source, x, y, fictional] };
}

function mean(corners: readonly (readonly number[])[], axis: number): number {
  return corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
}

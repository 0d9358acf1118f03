import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { tables } from '@kavel/catalogue';
import { encodeMesh, toGrid } from '@kavel/catalogue/geo';
import { readCityFeatures } from '../city-json/city-features';
import type { CityFeature, Placement } from '../city-json/city-lines';
import { type BuildingRows, mergeBuildings, type Origin, readBuildings } from '../city-json/read-buildings';
import type { Read } from '../geometry/geometry';
import type { Importer } from '../importer';
import { pandMeshOf } from './pand-mesh';

const rows: BuildingRows = {
  table: 'pand_mesh',
  what: 'buildings',
  lines: readCityFeatures,
  empty: 'holds no buildings',
  rowOf: meshRow,
};
/** Grid steps of a tile at zoom 16. */
const tileSide = 32_768;

/** Buildings in three dimensions, as triangles: of each pand the most detailed geometry that a file has. */
export const buildingsImporter: Importer = {
  kind: '3dbag',
  read: (path, context) => readBuildings(rows, path, context),
  merge: ({ builder }) => mergeBuildings(builder, rows.table, tables.pand_mesh, tileSide),
};

function meshRow(
  pandId: string,
  feature: CityFeature,
  placement: Placement,
  { source, fictional }: Origin,
): Read<DuckDBValue[]> {
  const read = pandMeshOf(feature, placement);
  if (read.problem !== undefined) return read;
  const { mesh, lod, at, ground, height, roofArea, reach } = read.value;
  const { x, y } = toGrid(at);
  return {
    value: [
      pandId,
      blobValue(encodeMesh(mesh)),
      lod,
      ground,
      height,
      roofArea,
      reach,
      source,
      x,
      y,
      fictional,
    ],
  };
}

import { basename } from 'node:path';
import { blobValue, type DuckDBValue } from '@duckdb/node-api';
import { tables } from '@kavel/catalogue';
import { encodeMesh, toGrid } from '@kavel/catalogue/geo';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { Read } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { idOf } from '../roofs/building-id';
import type { CityFeature, Placement } from '../roofs/city-lines';
import { bagId } from '../values/values';
import { readCityFeatures } from './city-features';
import { pandMeshOf } from './pand-mesh';

/** Buildings in three dimensions, as triangles: of each pand the most detailed geometry that a file has. */
export const buildingsImporter: Importer = {
  kind: '3dbag',
  read: readBuildings,
  merge: context => mergeBuildings(context.builder),
};

async function readBuildings(path: string, context: ImportContext): Promise<FileCount> {
  const writer = await context.builder.stage('pand_mesh');
  const origin = { source: basename(path), fictional: context.fictional };
  let read = 0;
  let accepted = 0;
  try {
    for await (const { line, feature, placement } of readCityFeatures(path)) {
      read += 1;
      if (read % 10_000 === 0) context.progress(read);
      const row = buildingRow(feature, placement, origin);
      if (row.problem === undefined) {
        writer.add(row.value);
        accepted += 1;
      } else {
        context.rejects.add({ file: path, position: line, id: idOf(feature) ?? '', reason: row.problem });
      }
    }
  } finally {
    writer.close();
  }
  if (read === 0) throw new ImportError(path, 'holds no buildings');
  return { read, accepted, what: 'buildings' };
}

function buildingRow(
  feature: CityFeature,
  placement: Placement,
  { source, fictional }: { source: string; fictional: boolean },
): Read<DuckDBValue[]> {
  const id = bagId(idOf(feature));
  if (!id) return { problem: 'names no pand of 16 digits' };
  const read = pandMeshOf(feature, placement);
  if (read.problem !== undefined) return read;
  const { mesh, lod, at, ground, height, roofArea, reach } = read.value;
  const { x, y } = toGrid(at);
  return {
    value: [id, blobValue(encodeMesh(mesh)), lod, ground, height, roofArea, reach, source, x, y, fictional],
  };
}

/** A pand that comes again has its newest geometry; rows lie in the order of their tiles at zoom 16. */
async function mergeBuildings(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStagedAs('pand_mesh', tables.pand_mesh);
  await builder.replace(
    'pand_mesh',
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM pand_mesh UNION ALL SELECT *, rowid + 1 FROM staged_pand_mesh)
     QUALIFY row_number() OVER (PARTITION BY pand_id ORDER BY place DESC) = 1
     ORDER BY x // 32768, y // 32768, pand_id`,
  );
  await builder.run('DROP TABLE staged_pand_mesh');
}

import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import { tables } from '@kavel/catalogue';
import { toGrid } from '@kavel/catalogue/geo';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import { placeOf, type Read } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext, Importer } from '../importer';
import { bagId } from '../values/values';
import { idOf } from './building-id';
import { type CityFeature, type Placement, readCityLines } from './city-lines';
import { roofOf } from './roof-faces';

/** Roofs of the 3DBAG: of each pand how much is flat and sloped, which way its largest face looks, and how much of it sees the sun. */
export const roofsImporter: Importer = {
  kind: 'roofs',
  read: readRoofs,
  merge: context => mergeRoofs(context.builder),
};

async function readRoofs(path: string, context: ImportContext): Promise<FileCount> {
  const writer = await context.builder.stage('roof');
  const origin = { source: basename(path), fictional: context.fictional };
  let read = 0;
  let accepted = 0;
  try {
    for await (const { line, feature, placement } of readCityLines(path)) {
      read += 1;
      if (read % 10_000 === 0) context.progress(read);
      const row = roofRow(feature, placement, origin);
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
  if (read === 0)
    throw new ImportError(
      path,
      'holds no features: a CityJSON sequence (.city.jsonl) has a building on each line after the first; one CityJSON document (.city.json) has none',
    );
  return { read, accepted, what: 'roofs' };
}

function roofRow(
  feature: CityFeature,
  placement: Placement,
  { source, fictional }: { source: string; fictional: boolean },
): Read<DuckDBValue[]> {
  const id = bagId(idOf(feature));
  if (!id) return { problem: 'names no pand of 16 digits' };
  const corners = feature.vertices.map(vertex => placement(vertex));
  const [first] = corners;
  if (!first) return { problem: 'has no vertices' };
  const middle = placeOf(mean(corners, 0), mean(corners, 1), 'rd');
  if (typeof middle === 'string') return { problem: middle };
  const roof = roofOf(feature, corners);
  if (!roof) return { problem: 'has no RoofSurface in LoD 2.2' };
  const { x, y } = toGrid(middle);
  const { flat, sloped, sunny, azimuth, slope } = roof;
  return { value: [id, flat, sloped, sunny, azimuth, slope, source, x, y, fictional] };
}

function mean(corners: readonly (readonly number[])[], axis: number): number {
  return corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
}

/** A pand that comes again has its newest roof; rows lie in the order of their place, as the map asks for them. */
async function mergeRoofs(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStagedAs('roof', tables.roof);
  await builder.replace(
    'roof',
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM roof UNION ALL SELECT *, rowid + 1 FROM staged_roof)
     QUALIFY row_number() OVER (PARTITION BY pand_id ORDER BY place DESC) = 1
     ORDER BY x // 65536, y // 65536, pand_id`,
  );
  await builder.run('DROP TABLE staged_roof');
}

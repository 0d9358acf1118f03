import { basename } from 'node:path';
import type { DuckDBValue } from '@duckdb/node-api';
import type { SnapshotBuilder } from '../build/snapshot-builder';
import type { Read } from '../geometry/geometry';
import { ImportError } from '../import-error';
import type { FileCount, ImportContext } from '../importer';
import { bagId } from '../values/values';
import { idOf } from './building-id';
import type { CityFeature, CityLine, Placement } from './city-lines';

export interface BuildingRows {
  table: 'pand_mesh' | 'roof';
  /** What the rows are, in the plural. */
  what: string;
  lines: (path: string) => AsyncIterable<CityLine>;
  /** Why a file without any building cannot be used. */
  empty: string;
  /** The row of one pand, or why it has none. */
  rowOf: (pandId: string, feature: CityFeature, placement: Placement, origin: Origin) => Read<DuckDBValue[]>;
}

export interface Origin {
  /** Title of the data, or the name of its file. */
  source: string;
  fictional: boolean;
}

/** Stages a row for each building of a CityJSON file that names its pand. */
export async function readBuildings(
  { table, what, lines, empty, rowOf }: BuildingRows,
  path: string,
  context: ImportContext,
): Promise<FileCount> {
  const writer = await context.builder.stage(table);
  const { fictional } = context;
  let read = 0;
  let accepted = 0;
  try {
    for await (const { line, feature, placement, title } of lines(path)) {
      read += 1;
      if (read % 10_000 === 0) context.progress(read);
      const named = idOf(feature);
      const pandId = bagId(named);
      const row: Read<DuckDBValue[]> = pandId
        ? rowOf(pandId, feature, placement, { source: title ?? basename(path), fictional })
        : { problem: 'names no pand of 16 digits' };
      if (row.problem === undefined) {
        writer.add(row.value);
        accepted += 1;
      } else {
        context.rejects.add({ file: path, position: line, id: named ?? '', reason: row.problem });
      }
    }
  } finally {
    writer.close();
  }
  if (read === 0) throw new ImportError(path, empty);
  return { read, accepted, what };
}

/** A pand that comes again has its newest row; rows lie in the order of their place, in squares of `side` grid steps. */
export async function mergeBuildings(
  builder: SnapshotBuilder,
  table: BuildingRows['table'],
  definition: string,
  side: number,
): Promise<void> {
  await builder.makeStagedAs(table, definition);
  await builder.replace(
    table,
    `SELECT * EXCLUDE place FROM (
       SELECT *, 0 AS place FROM ${table} UNION ALL SELECT *, rowid + 1 FROM staged_${table})
     QUALIFY row_number() OVER (PARTITION BY pand_id ORDER BY place DESC) = 1
     ORDER BY x // ${side}, y // ${side}, pand_id`,
  );
  await builder.run(`DROP TABLE staged_${table}`);
}

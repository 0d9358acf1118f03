import type { DuckDBValue } from '@duckdb/node-api';
import type { TableName } from '@kavel/catalogue';
import type { Read } from './geometry/geometry';
import type { FileCount, ImportContext } from './importer';
import { type CsvRow, readRowBatches } from './sheets/read-rows';

/** How CSV rows of one kind become rows of a table. */
export interface RowRecipe {
  what: string;
  /** The file that rejected rows are named after, where the path is a part of it that was unpacked. */
  file?: string;
  /** A table of the snapshot, or one of its own to be merged from. */
  table: TableName | { name: string; columns: string };
  /** Required columns; without them the file is of another kind. */
  required: readonly string[];
  /** Column that identifies a row in the file of rejected rows. */
  id: string;
  toColumn(header: string): string;
  /** Values in column order. */
  toValues(row: CsvRow): Read<DuckDBValue[]>;
}

export async function importRows(
  path: string,
  context: ImportContext,
  recipe: RowRecipe,
): Promise<FileCount> {
  const { builder } = context;
  const { table } = recipe;
  const writer = await (typeof table === 'string'
    ? builder.stage(table)
    : builder.stageAs(table.name, table.columns));
  let read = 0;
  let accepted = 0;
  const reject = (line: number, id: string, reason: string): void =>
    context.rejects.add({ file: recipe.file ?? path, position: line, id, reason });
  try {
    for await (const rows of readRowBatches(path, recipe.required, recipe.toColumn))
      for (const row of rows) {
        read += 1;
        if (read % 10_000 === 0) context.progress(read);
        if ('problem' in row) {
          reject(row.line, '', row.problem);
          continue;
        }
        const values = recipe.toValues(row);
        if (values.problem !== undefined) {
          reject(row.line, row.get(recipe.id) ?? '', values.problem);
          continue;
        }
        writer.add(values.value);
        accepted += 1;
      }
  } finally {
    writer.close();
  }
  return { read, accepted, what: recipe.what };
}

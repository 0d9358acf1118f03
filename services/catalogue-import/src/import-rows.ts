import type { DuckDBValue } from '@duckdb/node-api';
import type { TableName } from '@kavel/catalogue';
import { DraftTexts } from './build/draft-texts';
import type { PackedKinds, TextNumbers } from './build/packed-rows';
import { PackingWriter } from './build/packing-writer';
import type { RowWriter } from './build/row-writer';
import type { SnapshotBuilder } from './build/snapshot-builder';
import type { Read } from './geometry/geometry';
import type { FileCount, ImportContext } from './importer';
import { type CsvRow, readRowBatches } from './sheets/read-rows';
import { PlainRow } from './values/plain-row';
import { PlainValues } from './values/plain-values';

type RecipeTable = TableName | { name: string; columns: string } | { name: string; kinds: PackedKinds };

/** How one kind of CSV becomes rows of one table. */
export interface RowRecipe {
  what: string;
  /** A table of the snapshot, or one of its own to be merged from. */
  table: RecipeTable;
  /** Columns without which it is another kind of file. */
  required: readonly string[];
  /** Column that names a row in the file of rejected rows. */
  id: string;
  toColumn(header: string): string;
  /** Values in the order of the table's columns. */
  toValues(row: CsvRow): Read<DuckDBValue[]>;
  /** Of rows that come by the million: the same as numbers, for a line as nearly all are. */
  fillPlain?(values: PlainValues, row: PlainRow, texts: TextNumbers): () => void;
}

export async function importRows(
  path: string,
  context: ImportContext,
  recipe: RowRecipe,
): Promise<FileCount> {
  const texts = await DraftTexts.open(context.builder);
  const writer = await openWriter(context.builder, recipe.table, texts);
  const readPlain = plainReader(recipe, writer);
  let read = 0;
  let accepted = 0;
  const reject = (line: number, id: string, reason: string): void =>
    context.rejects.add({ file: path, position: line, id, reason });
  try {
    for await (const rows of readRowBatches(path, recipe.required, recipe.toColumn)) {
      for (const row of rows) {
        read += 1;
        if (read % 10_000 === 0) context.progress(read);
        if ('problem' in row) {
          reject(row.line, '', row.problem);
          continue;
        }
        if (readPlain?.(row)) {
          accepted += 1;
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
    }
  } finally {
    writer.close();
    texts.close();
  }
  return { read, accepted, what: recipe.what };
}

async function openWriter(
  builder: SnapshotBuilder,
  table: RecipeTable,
  texts: DraftTexts,
): Promise<RowWriter | PackingWriter> {
  if (typeof table === 'string') return builder.stage(table);
  if ('columns' in table) return builder.stageAs(table.name, table.columns);
  return PackingWriter.open(builder, table.name, table.kinds, texts);
}

/** Takes a row from its bytes to the writer; false where there is anything unusual about it. */
function plainReader(
  { fillPlain }: RowRecipe,
  writer: RowWriter | PackingWriter,
): ((row: CsvRow) => boolean) | null {
  if (!fillPlain || !(writer instanceof PackingWriter)) return null;
  const plain = new PlainRow(writer.columns);
  let fill: (() => void) | null = null;
  let hasDoubles = false;
  return row => {
    const rows = row.locate?.();
    if (!rows || hasDoubles) return false;
    if (!fill) {
      const values = new PlainValues(rows);
      fill = fillPlain(values, plain, writer.texts.numbers);
      hasDoubles = values.hasDoubles;
    }
    plain.begin();
    fill();
    if (!plain.isUsual) return false;
    writer.addNumbers(plain.numbers);
    return true;
  };
}

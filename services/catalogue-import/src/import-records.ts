import type { DuckDBValue } from '@duckdb/node-api';
import type { TableName } from '@kavel/catalogue';
import { openRecords, type RecordChoice } from './features/open-records';
import type { Feature } from './features/read-features';
import type { Read } from './geometry/geometry';
import { ImportError } from './import-error';
import type { FileCount, ImportContext } from './importer';
import { text } from './values/values';

/** How records of one kind become rows of a table. */
export interface RecordRecipe extends RecordChoice {
  what: string;
  table: TableName;
  /** Column that identifies a record in the file of rejected rows. */
  id: string;
  /** Values in column order. */
  toRow(feature: Feature): Read<DuckDBValue[]>;
}

export async function importRecords(
  path: string,
  context: ImportContext,
  recipe: RecordRecipe,
): Promise<FileCount> {
  const writer = await context.builder.stage(recipe.table);
  let read = 0;
  let accepted = 0;
  try {
    for await (const record of openRecords(path, { ...recipe, mapping: context.mapping })) {
      read += 1;
      if (read % 10_000 === 0) context.progress(read);
      if (read === 1 && 'properties' in record) refuseOther(path, record, recipe);
      const row = 'problem' in record ? record : recipe.toRow(record);
      if (row.problem === undefined) {
        writer.add(row.value);
        accepted += 1;
        continue;
      }
      const id = 'properties' in record ? (text(record.properties[recipe.id]) ?? '') : '';
      context.rejects.add({ file: path, position: record.number, id, reason: row.problem });
    }
  } finally {
    writer.close();
  }
  return { read, accepted, what: recipe.what };
}

function refuseOther(path: string, { properties }: Feature, { what, required }: RecordRecipe): void {
  const missing = required.filter(column => !(column in properties));
  if (missing.length > 0)
    throw new ImportError(path, `holds no ${what}: its first feature has no "${missing.join('", "')}"`);
}

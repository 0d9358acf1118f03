import { perSnapshot } from './per-snapshot';
import type { TableName } from './schema';

/** Whether a snapshot has a column (and its table): older snapshots get it with the next import. */
export const hasColumn = (table: TableName, column: string) =>
  perSnapshot(async snapshot => {
    const found = await snapshot.row<{ n: number }>(
      'SELECT count(*)::INTEGER AS n FROM duckdb_columns() WHERE table_name = $table AND column_name = $column',
      { table, column },
    );
    return (found?.n ?? 0) > 0;
  });

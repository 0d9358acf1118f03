import type { DuckDBValue } from '@duckdb/node-api';
import { RowWriter } from './row-writer';
import { withoutControls } from './without-controls';

/** For external data: removes control characters from texts. */
export class RegisterWriter extends RowWriter {
  override add(row: readonly DuckDBValue[]): void {
    super.add(row.map(value => (typeof value === 'string' ? withoutControls(value) : value)));
  }
}

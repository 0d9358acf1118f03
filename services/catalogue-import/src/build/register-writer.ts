import type { DuckDBValue } from '@duckdb/node-api';
import { RowWriter } from './row-writer';
import { withoutControls } from './without-controls';

/** For what others wrote: control characters in texts are not kept. */
export class RegisterWriter extends RowWriter {
  override add(row: readonly DuckDBValue[]): void {
    super.add(row.map(value => (typeof value === 'string' ? withoutControls(value) : value)));
  }
}

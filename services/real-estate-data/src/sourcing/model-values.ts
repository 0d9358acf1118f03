import type { Snapshot, SourcingRow } from '@kavel/catalogue';
import { type ModelValue, modelValueOf, monthOf } from '@kavel/engine';
import type { SnapshotMarkets } from '../calculation/markets';

/** Objects whose values are kept; a gemeente has some hundred thousand. */
const mostKept = 500_000;

/** Values of objects by the model alone, kept for one snapshot and month: the model knows no days. */
export class ModelValues {
  private state = '';
  private values = new Map<string, ModelValue | null>();

  /** The value of an object on a day; null when the model has none. */
  of(snapshot: Snapshot, markets: SnapshotMarkets, row: SourcingRow, asOf: string): ModelValue | null {
    const state = `${snapshot.id} ${monthOf(asOf)}`;
    if (state !== this.state || this.values.size >= mostKept) {
      this.state = state;
      this.values = new Map();
    }
    const known = this.values.get(row.objectId);
    if (known !== undefined) return known;
    const value = modelValueOf(markets.sales(row.vtwType), row, asOf);
    this.values.set(row.objectId, value);
    return value;
  }
}

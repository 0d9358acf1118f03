import type { DuckDBValue } from '@duckdb/node-api';
import type { SnapshotBuilder } from '../snapshot-builder';
import { type PackedKinds, RowPacker, TextNumbers } from './packed-rows';
import { firstFreeText, openTexts, PackedWriter } from './packed-writer';
import type { RowWriter } from './row-writer';

/** Takes rows one by one and writes them packed, where texts and nulls one by one would take most of the time. */
export class PackingWriter {
  readonly columns: number;
  private readonly packer: RowPacker;

  private constructor(
    kinds: PackedKinds,
    /** Of its texts. */
    readonly numbers: TextNumbers,
    private readonly rows: PackedWriter,
    private readonly texts: RowWriter,
  ) {
    this.packer = new RowPacker(kinds, numbers);
    this.columns = Object.keys(kinds).length;
  }

  static async open(builder: SnapshotBuilder, name: string, kinds: PackedKinds): Promise<PackingWriter> {
    const rows = await PackedWriter.open(builder, name, kinds);
    const numbers = new TextNumbers(await firstFreeText(builder), 1);
    return new PackingWriter(kinds, numbers, rows, await openTexts(builder));
  }

  add(row: DuckDBValue[]): void {
    this.packer.add(row);
    if (this.packer.isFull) this.flush();
  }

  /** A row as the numbers that stand for its values. */
  addNumbers(row: Float64Array): void {
    this.packer.addNumbers(row, null);
    if (this.packer.isFull) this.flush();
  }

  close(): void {
    this.flush();
    this.rows.close();
    this.texts.close();
  }

  private flush(): void {
    const packed = this.packer.take();
    if (packed) this.rows.add(packed);
    for (const text of this.numbers.takeAdded()) this.texts.add(text);
  }
}

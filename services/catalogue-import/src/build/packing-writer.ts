import type { DraftTexts } from './draft-texts';
import { type PackableValue, type PackedKinds, RowPacker } from './packed-rows';
import { PackedWriter } from './packed-writer';
import type { SnapshotBuilder } from './snapshot-builder';

/** Takes rows one by one and writes them packed, where texts and nulls one by one would take most of the time. */
export class PackingWriter {
  readonly columns: number;
  private readonly packer: RowPacker;

  private constructor(
    kinds: PackedKinds,
    readonly texts: DraftTexts,
    private readonly rows: PackedWriter,
  ) {
    this.packer = new RowPacker(kinds, texts.numbers);
    this.columns = Object.keys(kinds).length;
  }

  /** Writers that are open at the same time share their texts. */
  static async open(
    builder: SnapshotBuilder,
    name: string,
    kinds: PackedKinds,
    texts: DraftTexts,
    ...constants: readonly number[]
  ): Promise<PackingWriter> {
    return new PackingWriter(kinds, texts, await PackedWriter.open(builder, name, kinds, ...constants));
  }

  add(row: readonly PackableValue[]): void {
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
  }

  private flush(): void {
    const packed = this.packer.take();
    if (packed) this.rows.add(packed);
  }
}

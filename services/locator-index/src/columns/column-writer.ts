import { writeSync } from 'node:fs';
import { type LocatorRangeKey, locatorRangeKeys } from '@kavel/contracts/lists';
import { noLabel, type SourceColumn, type SourceRows } from './index-source';
import {
  blockMaskBytes,
  blockRows,
  codeColumns,
  type Layout,
  layoutOf,
  type OptionList,
  optionListNames,
  optionLists,
  optionMask,
} from './layout';

/** One block in memory has the layout of an index of one block. */
const inBlock = layoutOf(blockRows);

export interface ColumnTarget {
  /** An open file, and the offset of the columns in it. */
  file: number;
  start: number;
  layout: Layout;
}

/**
 * Writes the rows of a snapshot as index columns to a file, block by block, so that only data needed in another order
 * stays in memory.
 */
export class ColumnWriter {
  private readonly block = new ArrayBuffer(inBlock.fileBytes);
  private readonly bytes = new Uint8Array(this.block);
  private readonly codes = perRange(key => this.column(Uint16Array, inBlock.codes[key]));
  private readonly gemeente = this.column(Uint16Array, inBlock.codes.gemeente);
  private readonly labels = this.column(Uint8Array, inBlock.labels);
  private readonly rows = this.column(Uint32Array, inBlock.rows);
  private readonly addresses = this.column(Uint32Array, inBlock.addresses);
  private readonly codeOf: Record<LocatorRangeKey, Uint16Array>;
  private readonly addressOf: Uint32Array;
  private readonly positions: Uint32Array;
  private placed = 0;
  private filled = 0;

  /** `figures` are the distinct integers of each range, ascending: their indexes are the codes. */
  constructor(
    private readonly target: ColumnTarget,
    objects: number,
    private readonly gemeenten: number,
    private readonly figures: Record<LocatorRangeKey, number[]>,
  ) {
    this.codeOf = perRange(key => codesByFigure(figures[key]));
    this.addressOf = new Uint32Array(objects);
    this.positions = new Uint32Array(objects);
    this.clearBlock();
  }

  /** Rows of `verblijfsobject` in address order, all of them before the first call of `add`. */
  addAddresses(rows: Int32Array, houseNumbers: Int32Array, count: number): void {
    for (let at = 0; at < count; at++) this.addressOf[rows[at] ?? 0] = this.placed + at;
    this.write(this.target.layout.houseNumbers + this.placed * 4, houseNumbers.subarray(0, count));
    this.placed += count;
  }

  /** Rows in index order. */
  add(rows: SourceRows): void {
    for (let from = 0; from < rows.count; ) {
      const room = blockRows - (this.filled % blockRows);
      const to = Math.min(rows.count, from + room);
      this.addToBlock(rows, from, to);
      this.filled += to - from;
      from = to;
      if (this.filled % blockRows === 0) this.writeBlock(this.filled / blockRows - 1);
    }
  }

  finish(): void {
    const { layout } = this.target;
    if (this.filled % blockRows > 0) this.writeBlock(Math.floor(this.filled / blockRows));
    this.write(layout.positions, this.positions);
    const byAddress = new Uint32Array(this.positions.length);
    for (const [row, address] of this.addressOf.entries()) byAddress[address] = this.positions[row] ?? 0;
    this.write(layout.byAddress, byAddress);
  }

  private addToBlock({ numbers }: SourceRows, from: number, to: number): void {
    const shift = (this.filled % blockRows) - from;
    const value = (name: SourceColumn, row: number): number => numbers[name][row] ?? -1;
    for (let row = from; row < to; row++) {
      const at = row + shift;
      const source = value('row', row);
      this.rows[at] = source;
      this.positions[source] = this.filled + row - from;
      this.addresses[at] = this.addressOf[source] ?? 0;
      const gemeente = value('gemeente', row);
      if (gemeente >= 0) this.gemeente[at] = gemeente;
      const label = value('label', row);
      if (label >= 0) this.labels[at] = label;
      this.mark('energyLabels', label, at);
      this.mark('enkelbestemmingen', value('zoning', row), at);
      const functions = value('functions', row);
      for (let bit = 0; bit < optionLists.functions.length; bit++)
        if ((functions >> bit) & 1) this.mark('functions', bit, at);
    }
    for (const key of locatorRangeKeys) {
      const [codes, codeOf, figures] = [this.codes[key], this.codeOf[key], numbers[key]];
      const last = codeOf.length - 1;
      for (let row = from; row < to; row++) {
        const figure = figures[row] ?? -1;
        if (figure >= 0) codes[row + shift] = codeOf[Math.min(figure, last)] ?? 0;
      }
    }
  }

  private writeBlock(number: number): void {
    const { layout } = this.target;
    for (const name of codeColumns) {
      const codes = this.column(Uint16Array, inBlock.codes[name]);
      this.write(layout.codes[name] + number * blockRows * 2, codes);
      this.write(layout.zones[name] + number * 4, endsOf(codes));
    }
    for (const list of optionListNames)
      for (const option of optionLists[list].keys()) {
        const mask = new Uint8Array(this.block, optionMask(inBlock, list, option), blockMaskBytes);
        this.write(optionMask(layout, list, option) + number * blockMaskBytes, mask);
      }
    this.write(layout.labels + number * blockRows, this.labels);
    this.write(layout.rows + number * blockRows * 4, this.rows);
    this.write(layout.addresses + number * blockRows * 4, this.addresses);
    this.clearBlock();
  }

  /** Defaults for missing rows: unknown, no option, zero. */
  private clearBlock(): void {
    this.bytes.fill(0);
    for (const key of locatorRangeKeys) this.codes[key].fill(this.figures[key].length);
    this.gemeente.fill(this.gemeenten);
    this.labels.fill(noLabel);
  }

  private mark(list: OptionList, option: number, at: number): void {
    if (option < 0) return;
    const byte = optionMask(inBlock, list, option) + (at >> 3);
    this.bytes[byte] = (this.bytes[byte] ?? 0) | (1 << (at & 7));
  }

  private column<Items>(
    type: new (buffer: ArrayBuffer, at: number, length: number) => Items,
    at: number,
  ): Items {
    return new type(this.block, at, blockRows);
  }

  private write(at: number, items: Uint8Array | Uint16Array | Int32Array | Uint32Array): void {
    const bytes = new Uint8Array(items.buffer, items.byteOffset, items.byteLength);
    for (let done = 0; done < bytes.length; )
      done += writeSync(this.target.file, bytes, done, bytes.length - done, this.target.start + at + done);
  }
}

function codesByFigure(figures: readonly number[]): Uint16Array {
  const codes = new Uint16Array((figures.at(-1) ?? 0) + 1);
  for (const [code, figure] of figures.entries()) codes[figure] = code;
  return codes;
}

/** Minimum and maximum code. */
function endsOf(codes: Uint16Array): Uint16Array {
  let least = 65_535;
  let greatest = 0;
  for (const code of codes) {
    if (code < least) least = code;
    if (code > greatest) greatest = code;
  }
  return Uint16Array.of(least, greatest);
}

function perRange<Value>(make: (key: LocatorRangeKey) => Value): Record<LocatorRangeKey, Value> {
  return Object.fromEntries(locatorRangeKeys.map(key => [key, make(key)])) as Record<LocatorRangeKey, Value>;
}

import { type LocatorRangeKey, locatorRangeKeys } from '@kavel/contracts/locator';
import type { SourceColumn, SourceRows } from '../store/locator/index-source';
import { blockRows, codeColumns, type Layout, type OptionList, optionLists, optionMask } from './layout';

const noLabel = 255;

/** Lays the rows of a snapshot out as the columns of the index. */
export class ColumnWriter {
  private readonly body: ArrayBuffer;
  private readonly bytes: Uint8Array;
  private readonly codes: Record<LocatorRangeKey, Uint16Array>;
  private readonly codeOf: Record<LocatorRangeKey, Uint16Array>;
  private readonly gemeente: Uint16Array;
  private readonly labels: Uint8Array;
  private readonly rows: Uint32Array;
  private readonly positions: Uint32Array;
  private readonly addresses: Uint32Array;
  private readonly byAddress: Uint32Array;
  private readonly houseNumbers: Uint32Array;
  private readonly onStreet: Uint32Array;
  private filled = 0;

  /** `figures` are the whole numbers of each range that there are, ascending: their places are the codes. */
  constructor(
    private readonly layout: Layout,
    objects: number,
    gemeenten: number,
    streets: number,
    figures: Record<LocatorRangeKey, number[]>,
  ) {
    const padded = layout.blocks * blockRows;
    this.body = new ArrayBuffer(layout.fileBytes);
    this.bytes = new Uint8Array(this.body);
    this.codes = perRange(key =>
      new Uint16Array(this.body, layout.codes[key], padded).fill(figures[key].length),
    );
    this.codeOf = perRange(key => codesByFigure(figures[key]));
    this.gemeente = new Uint16Array(this.body, layout.codes.gemeente, padded).fill(gemeenten);
    this.labels = new Uint8Array(this.body, layout.labels, padded).fill(noLabel);
    this.rows = new Uint32Array(this.body, layout.rows, objects);
    this.positions = new Uint32Array(this.body, layout.positions, objects);
    this.addresses = new Uint32Array(this.body, layout.addresses, objects);
    this.byAddress = new Uint32Array(this.body, layout.byAddress, objects);
    this.houseNumbers = new Uint32Array(this.body, layout.houseNumbers, objects);
    this.onStreet = new Uint32Array(streets);
  }

  add({ numbers, count }: SourceRows): void {
    const value = (name: SourceColumn, row: number): number => numbers[name][row] ?? -1;
    for (let row = 0; row < count; row++) {
      const at = this.filled + row;
      const source = value('row', row);
      this.rows[at] = source;
      this.positions[source] = at;
      const address = value('address', row);
      const street = value('street', row);
      this.addresses[at] = address;
      this.byAddress[address] = at;
      this.houseNumbers[address] = value('huisnummer', row);
      this.onStreet[street] = (this.onStreet[street] ?? 0) + 1;
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
    for (const key of locatorRangeKeys) this.addCodes(key, numbers[key], count);
    this.filled += count;
  }

  finish(): Uint8Array {
    for (const column of codeColumns) fillZones(this.layout, column, this.body);
    return this.bytes;
  }

  streetStarts(): number[] {
    let start = 0;
    const starts = Array.from(this.onStreet, count => {
      start += count;
      return start - count;
    });
    return [...starts, start];
  }

  private addCodes(key: LocatorRangeKey, figures: Int32Array, count: number): void {
    const codes = this.codes[key];
    const codeOf = this.codeOf[key];
    const last = codeOf.length - 1;
    for (let row = 0; row < count; row++) {
      const figure = figures[row] ?? -1;
      if (figure >= 0) codes[this.filled + row] = codeOf[Math.min(figure, last)] ?? 0;
    }
  }

  private mark(list: OptionList, option: number, at: number): void {
    if (option < 0) return;
    const byte = optionMask(this.layout, list, option) + (at >> 3);
    this.bytes[byte] = (this.bytes[byte] ?? 0) | (1 << (at & 7));
  }
}

function codesByFigure(figures: readonly number[]): Uint16Array {
  const codes = new Uint16Array((figures.at(-1) ?? 0) + 1);
  for (const [code, figure] of figures.entries()) codes[figure] = code;
  return codes;
}

function fillZones(
  { codes, zones, blocks }: Layout,
  column: (typeof codeColumns)[number],
  body: ArrayBuffer,
): void {
  const all = new Uint16Array(body, codes[column], blocks * blockRows);
  const ends = new Uint16Array(body, zones[column], blocks * 2);
  for (let block = 0; block < blocks; block++) {
    let least = 65_535;
    let greatest = 0;
    for (let row = block * blockRows; row < (block + 1) * blockRows; row++) {
      const code = all[row] ?? 0;
      if (code < least) least = code;
      if (code > greatest) greatest = code;
    }
    ends[block * 2] = least;
    ends[block * 2 + 1] = greatest;
  }
}

function perRange<Value>(make: (key: LocatorRangeKey) => Value): Record<LocatorRangeKey, Value> {
  return Object.fromEntries(locatorRangeKeys.map(key => [key, make(key)])) as Record<LocatorRangeKey, Value>;
}

import type { DuckDBDateValue, DuckDBValue } from '@duckdb/node-api';
import { firstLetter, letters } from '@kavel/catalogue/duckdb';
import { withoutControls } from './without-controls';

/**
 * How values of a column are packed. Texts are numbers of a list, as registers have few words and many rows of each, and
 * several texts are one with commas; an id of sixteen digits, a postcode and a flag are the numbers they can be read back
 * from.
 */
export type PackedKind =
  | 'id'
  | 'text'
  | 'texts'
  | 'postcode'
  | 'integer'
  | 'day'
  | 'double'
  | 'flag'
  | 'bytes';
export type PackedKinds = Readonly<Record<string, PackedKind>>;

/** What stands for nothing: rows without nulls are handed to DuckDB as they are. NaN where there are decimals. */
export const nothing = { number: -1, integer: -(2 ** 31) } as const;

export interface PackedBytes {
  bytes: Uint8Array;
  /** Where each value ends. */
  ends: Int32Array;
}

/** Bytes go without the library's class for them: a thread that only reads takes longer to load the library than to start. */
export type PackableValue = DuckDBValue | Uint8Array;

/** Bytes to be packed: what `bytes` begin with. */
export interface PackableBytes {
  bytes: Uint8Array;
  length: number;
}

type Items = Int32Array | Float64Array | BigInt64Array;
export type PackedColumn = Items | PackedBytes;

/** Some thousand rows by column in one piece of memory, which goes from thread to thread without being copied. */
export interface PackedRows {
  count: number;
  columns: PackedColumn[];
}

/** DuckDB takes in no more at a time. */
export const mostRows = 2_048;
/** Of the room for a column of bytes, which grows. */
const fewestBytes = 1 << 16;

/** Packs rows until it is full. */
export class RowPacker {
  private readonly columns: readonly ColumnPacker[];
  private count = 0;

  constructor(
    kinds: PackedKinds,
    private readonly texts: TextNumbers,
  ) {
    this.columns = Object.values(kinds).map(kind => new ColumnPacker(kind));
  }

  get isFull(): boolean {
    return this.count === mostRows;
  }

  /** Values in the order of the kinds. */
  add(row: readonly PackableValue[]): void {
    for (let at = 0; at < this.columns.length; at++)
      this.columns[at]?.set(this.count, row[at] ?? null, this.texts);
    this.count += 1;
  }

  /** The same as the numbers that stand for the values, and what is in the column of bytes. */
  addNumbers(numbers: Float64Array, bytes: PackableBytes | null): void {
    for (let at = 0; at < this.columns.length; at++)
      this.columns[at]?.setNumber(this.count, numbers[at] ?? 0, bytes);
    this.count += 1;
  }

  /** What was added since the last time; null when that is nothing. */
  take(): PackedRows | null {
    const { count } = this;
    if (count === 0) return null;
    this.count = 0;
    const memory = new ArrayBuffer(this.columns.reduce((sum, column) => sum + column.bytesOf(count), 0));
    let from = 0;
    const columns = this.columns.map(column => {
      const at = from;
      from += column.bytesOf(count);
      return column.take(count, memory, at);
    });
    return { count, columns };
  }
}

/** Numbers texts as they come; with several of these, each has numbers of its own. */
export class TextNumbers {
  private readonly numbers = new Map<string, number>();
  private added: [number: number, text: string][] = [];

  constructor(
    private next: number,
    private readonly step: number,
  ) {}

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    // A part of a row's text would keep all of it in memory.
    const own = Buffer.from(text).toString();
    const number = this.next;
    this.next += this.step;
    this.numbers.set(own, number);
    this.added.push([number, withoutControls(own)]);
    return number;
  }

  /** Those that were new since the last time. */
  takeAdded(): [number: number, text: string][] {
    const { added } = this;
    this.added = [];
    return added;
  }
}

/** Room for values of one column. */
class ColumnPacker {
  private readonly items: Items;
  private readonly halves: Int32Array;
  private bytes = new Uint8Array(0);
  private length = 0;
  private lastText: string | null = null;
  private lastNumber: number = nothing.number;

  constructor(private readonly kind: PackedKind) {
    this.items = itemsIn(kind, new ArrayBuffer(mostRows * 8), 0, mostRows);
    this.halves = new Int32Array(this.items.buffer);
  }

  set(at: number, value: PackableValue, texts: TextNumbers): void {
    const { items, kind } = this;
    if (items instanceof BigInt64Array) this.setId(at, value as string | null, items);
    else if (kind === 'text' || kind === 'texts')
      items[at] = value === null ? nothing.number : this.numberOf(value as string, texts);
    else if (kind === 'integer') items[at] = value === null ? nothing.integer : (value as number);
    else if (kind === 'double') items[at] = value === null ? Number.NaN : (value as number);
    else if (kind === 'postcode') items[at] = value === null ? nothing.number : packPostcode(value as string);
    else if (kind === 'day') items[at] = value === null ? nothing.integer : (value as DuckDBDateValue).days;
    else if (kind === 'flag') items[at] = value === true ? 1 : 0;
    else if (value instanceof Uint8Array) this.setBytes(at, value, value.length);
  }

  /** A value as the number that stands for it, or the bytes of the row where this is their column. */
  setNumber(at: number, number: number, bytes: PackableBytes | null): void {
    const { kind } = this;
    if (kind === 'id') this.setHalves(at, number);
    else if (kind !== 'bytes') this.items[at] = number;
    else if (bytes) this.setBytes(at, bytes.bytes, bytes.length);
  }

  private setId(at: number, id: string | null, items: BigInt64Array): void {
    const number = id === null ? nothing.number : Number(id);
    if (Math.abs(number) > Number.MAX_SAFE_INTEGER) items[at] = BigInt(id ?? -1);
    else this.setHalves(at, number);
  }

  /** Nearly all ids are numbers without loss, which are put down in halves: a bigint of each takes longer. */
  private setHalves(at: number, number: number): void {
    this.halves[at * 2] = number;
    this.halves[at * 2 + 1] = Math.floor(number / 2 ** 32);
  }

  private setBytes(at: number, bytes: Uint8Array, length: number): void {
    const end = this.length + length;
    if (end > this.bytes.length) this.grow(end);
    // A few bytes: asking for a copy of them takes longer than to copy them.
    for (let byte = 0; byte < length; byte++) this.bytes[this.length + byte] = bytes[byte] ?? 0;
    this.length = end;
    this.items[at] = end;
  }

  private grow(least: number): void {
    const { bytes } = this;
    this.bytes = new Uint8Array(Math.max(least, bytes.length * 2, fewestBytes));
    this.bytes.set(bytes);
  }

  /** Rows of a register mostly have the street, town and status of the row before. */
  private numberOf(text: string, texts: TextNumbers): number {
    if (text !== this.lastText) {
      this.lastNumber = texts.numberOf(text);
      this.lastText = text;
    }
    return this.lastNumber;
  }

  /** How many bytes of memory `take` fills. */
  bytesOf(count: number): number {
    return aligned(count * this.items.BYTES_PER_ELEMENT) + aligned(this.length);
  }

  /** Copies what was set to a place in memory, and begins anew. */
  take(count: number, memory: ArrayBuffer, from: number): PackedColumn {
    const { kind, length } = this;
    const size = count * this.items.BYTES_PER_ELEMENT;
    const all = new Uint8Array(memory);
    all.set(new Uint8Array(this.items.buffer, 0, size), from);
    const items = itemsIn(kind, memory, from, count);
    if (kind !== 'bytes' || !(items instanceof Int32Array)) return items;
    const behind = from + aligned(size);
    all.set(this.bytes.subarray(0, length), behind);
    this.length = 0;
    return { bytes: new Uint8Array(memory, behind, length), ends: items };
  }
}

function itemsIn(kind: PackedKind, memory: ArrayBuffer, from: number, count: number): Items {
  if (kind === 'id') return new BigInt64Array(memory, from, count);
  return kind === 'double' ? new Float64Array(memory, from, count) : new Int32Array(memory, from, count);
}

/** Numbers of eight bytes may follow. */
function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}

/** `7323AA` as a number, in the same order. */
function packPostcode(postcode: string): number {
  const [first, second] = [postcode.charCodeAt(4) - firstLetter, postcode.charCodeAt(5) - firstLetter];
  return packPostcodeParts(Number(postcode.slice(0, 4)), first, second);
}

/** The same of its digits and the places of its letters in the alphabet. */
export function packPostcodeParts(digits: number, first: number, second: number): number {
  return (digits * letters + first) * letters + second;
}

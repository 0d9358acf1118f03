import { DuckDBBlobValue, DuckDBDateValue, type DuckDBValue } from '@duckdb/node-api';
import { withoutControls } from './without-controls';

/**
 * How values of a column are packed. Texts are numbers of a list, as registers have few words and many rows of each;
 * an id of sixteen digits, a postcode and a flag are the numbers they can be read back from.
 */
export type PackedKind = 'id' | 'text' | 'postcode' | 'integer' | 'day' | 'double' | 'flag' | 'bytes';
export type PackedKinds = Readonly<Record<string, PackedKind>>;

/** What stands for nothing: rows without nulls are handed to DuckDB as they are. NaN where there are decimals. */
export const nothing = { number: -1, integer: -(2 ** 31) } as const;

export interface PackedBytes {
  bytes: Uint8Array;
  /** Where each value ends. */
  ends: Int32Array;
}

export type PackedColumn = Int32Array | Float64Array | BigInt64Array | PackedBytes;

/** Some thousand rows by column, which go from thread to thread without being copied. */
export interface PackedRows {
  count: number;
  columns: PackedColumn[];
}

/** DuckDB takes in no more at a time. */
const mostRows = 2_048;

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
  add(row: readonly DuckDBValue[]): void {
    for (let at = 0; at < this.columns.length; at++)
      this.columns[at]?.set(this.count, row[at] ?? null, this.texts);
    this.count += 1;
  }

  /** The same as the numbers that stand for the values, and what is in the column of bytes. */
  addNumbers(numbers: Float64Array, bytes: Uint8Array | null): void {
    for (let at = 0; at < this.columns.length; at++)
      this.columns[at]?.setNumber(this.count, numbers[at] ?? 0, bytes);
    this.count += 1;
  }

  /** What was added since the last time; null when that is nothing. */
  take(): PackedRows | null {
    const { count } = this;
    if (count === 0) return null;
    this.count = 0;
    return { count, columns: this.columns.map(column => column.take(count)) };
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
  private items: Int32Array | Float64Array | BigInt64Array;
  private halves: Int32Array;
  private parts: Uint8Array[] = [];
  private length = 0;
  private lastText: string | null = null;
  private lastNumber: number = nothing.number;

  constructor(private readonly kind: PackedKind) {
    this.items = itemsFor(kind);
    this.halves = new Int32Array(this.items.buffer);
  }

  set(at: number, value: DuckDBValue, texts: TextNumbers): void {
    const { items, kind } = this;
    if (items instanceof BigInt64Array) this.setId(at, value as string | null, items);
    else if (kind === 'text')
      items[at] = value === null ? nothing.number : this.numberOf(value as string, texts);
    else if (kind === 'integer') items[at] = value === null ? nothing.integer : (value as number);
    else if (kind === 'double') items[at] = value === null ? Number.NaN : (value as number);
    else if (kind === 'postcode') items[at] = value === null ? nothing.number : packPostcode(value as string);
    else if (kind === 'day') items[at] = value instanceof DuckDBDateValue ? value.days : nothing.integer;
    else if (kind === 'flag') items[at] = value === true ? 1 : 0;
    else if (value instanceof DuckDBBlobValue) this.setBytes(at, value.bytes);
  }

  /** A value as the number that stands for it, or the bytes of the row where this is their column. */
  setNumber(at: number, number: number, bytes: Uint8Array | null): void {
    const { kind } = this;
    if (kind === 'id') this.setHalves(at, number);
    else if (kind !== 'bytes') this.items[at] = number;
    else if (bytes) this.setBytes(at, bytes);
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

  private setBytes(at: number, bytes: Uint8Array): void {
    this.parts.push(bytes);
    this.length += bytes.length;
    this.items[at] = this.length;
  }

  /** Rows of a register mostly have the street, town and status of the row before. */
  private numberOf(text: string, texts: TextNumbers): number {
    if (text !== this.lastText) {
      this.lastNumber = texts.numberOf(text);
      this.lastText = text;
    }
    return this.lastNumber;
  }

  take(count: number): PackedColumn {
    const { items, kind, parts, length } = this;
    this.items = itemsFor(kind);
    this.halves = new Int32Array(this.items.buffer);
    if (kind !== 'bytes' || !(items instanceof Int32Array)) return items.subarray(0, count);
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    this.parts = [];
    this.length = 0;
    return { bytes, ends: items.subarray(0, count) };
  }
}

function itemsFor(kind: PackedKind): Int32Array | Float64Array | BigInt64Array {
  if (kind === 'id') return new BigInt64Array(mostRows);
  return kind === 'double' ? new Float64Array(mostRows) : new Int32Array(mostRows);
}

const letters = 26;
const firstLetter = 65;

/** `7323AA` as a number, in the same order. */
function packPostcode(postcode: string): number {
  const [first, second] = [postcode.charCodeAt(4) - firstLetter, postcode.charCodeAt(5) - firstLetter];
  return packPostcodeParts(Number(postcode.slice(0, 4)), first, second);
}

/** The same of its digits and the places of its letters in the alphabet. */
export function packPostcodeParts(digits: number, first: number, second: number): number {
  return (digits * letters + first) * letters + second;
}

/** SQL of the postcode that a number stands for. */
export function postcodeSql(number: string): string {
  const letter = (code: string): string => `chr((${firstLetter} + ${code} % ${letters})::INTEGER)`;
  return `((${number} // ${letters ** 2})::VARCHAR || ${letter(`${number} // ${letters}`)} || ${letter(number)})`;
}

import type { LocatedRow } from '../values/plain-values';
import type { StoredRecord } from './sqlite-file';

/**
 * Some values of rows as SQLite stores them: https://sqlite.org/fileformat.html#record_format. Texts and numbers as
 * text, null where there is nothing.
 */
export class RecordReader implements LocatedRow {
  private readonly slots: Int32Array;
  private readonly width: number;
  /** Of each wanted value: kind, first byte, length. */
  private readonly places: Int32Array;
  private readonly wanted: number;
  private at = 0;
  /** The one that was located last. */
  record: Buffer = Buffer.alloc(0);
  /** Where in it the value stands that is asked for as bytes; -1 where there is none. */
  blobStart = -1;
  blobEnd = -1;

  /** Places of the wanted columns among all stored ones; the value at `blobColumn` is given as bytes. */
  constructor(
    wanted: readonly number[],
    private readonly blobColumn: number,
  ) {
    this.width = Math.max(blobColumn, ...wanted) + 1;
    this.slots = new Int32Array(this.width).fill(-1);
    for (const [slot, column] of wanted.entries()) this.slots[column] = slot;
    this.wanted = wanted.length;
    this.places = new Int32Array(wanted.length * 3);
  }

  /** The value that is asked for as bytes. */
  get blob(): Buffer | null {
    return this.blobStart < 0 ? null : this.record.subarray(this.blobStart, this.blobEnd);
  }

  /** Notes where the wanted values of a record are, until the next one. */
  locate({ bytes: record, from, to }: StoredRecord): void {
    this.record = record;
    this.places.fill(0);
    this.blobStart = -1;
    this.blobEnd = -1;
    this.at = from;
    const headerEnd = from + this.varint(record);
    let value = headerEnd;
    for (let column = 0; column < this.width && this.at < headerEnd; column++) {
      const kind = this.varint(record);
      const length = kind >= firstText ? (kind - firstText - (kind & 1)) / 2 : (lengths[kind] ?? 0);
      const slot = this.slots[column] ?? -1;
      if (slot >= 0) {
        this.places[slot * 3] = kind;
        this.places[slot * 3 + 1] = value;
        this.places[slot * 3 + 2] = length;
      } else if (column === this.blobColumn && kind >= firstText) {
        this.blobStart = Math.min(value, record.length);
        this.blobEnd = Math.min(value + length, record.length);
      }
      value += length;
    }
    // What is damaged is looked at by itself: its neighbours are none of its values.
    if (Math.max(value, this.at) > to && to < record.length)
      this.locate({ bytes: record.subarray(from, to), from: 0, to: to - from });
  }

  /** All values as text. */
  texts(): (string | null)[] {
    const { record } = this;
    let [from, to] = [record.length, 0];
    for (let slot = 0; slot < this.wanted; slot++) {
      if (!this.isText(slot) || this.length(slot) === 0) continue;
      from = Math.min(from, this.start(slot));
      to = Math.max(to, this.start(slot) + this.length(slot));
    }
    // Asked for at once: each text by itself takes as long as all of them. Unless all is ASCII, places are not those of bytes.
    const all = to > from ? record.toString('utf8', from, to) : '';
    const isAscii = all.length === to - from;
    const texts: (string | null)[] = [];
    for (let slot = 0; slot < this.wanted; slot++) {
      const [start, length] = [this.start(slot), this.length(slot)];
      if (!this.isText(slot)) texts.push(numberText(record, start, this.kind(slot), length));
      else if (length === 0) texts.push(null);
      else if (isAscii) texts.push(all.slice(start - from, start - from + length));
      else texts.push(record.toString('utf8', start, start + length));
    }
    return texts;
  }

  isNothing(slot: number): boolean {
    return this.kind(slot) === 0 || (this.isText(slot) && this.length(slot) === 0);
  }

  isText(slot: number): boolean {
    return this.kind(slot) >= firstText;
  }

  /** Where the bytes of a value begin in `record`. */
  start(slot: number): number {
    return this.places[slot * 3 + 1] ?? 0;
  }

  length(slot: number): number {
    return this.places[slot * 3 + 2] ?? 0;
  }

  /** A value that is stored as a whole number of up to six bytes; null where it is not. */
  whole(slot: number): number | null {
    const kind = this.kind(slot);
    if (kind === 8 || kind === 9) return kind - 8;
    if (kind === 2) return this.record.readInt16BE(this.start(slot));
    return kind > 0 && kind < 6 ? this.record.readIntBE(this.start(slot), this.length(slot)) : null;
  }

  private kind(slot: number): number {
    return this.places[slot * 3] ?? 0;
  }

  private varint(record: Buffer): number {
    let number = 0;
    for (let byte = 128; byte >= 128; ) {
      byte = record[this.at++] ?? 0;
      number = number * 128 + (byte & 127);
    }
    return number;
  }
}

/** From here on kinds are those of bytes, the odd ones of text; they tell the length too. */
const firstText = 12;
/** Bytes of null, whole numbers, a real number, 0 and 1. */
const lengths = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function numberText(record: Buffer, at: number, kind: number, length: number): string | null {
  if (kind === 0) return null;
  if (kind === 7) return String(record.readDoubleBE(at));
  if (kind >= 8) return String(kind - 8);
  return String(length === 8 ? record.readBigInt64BE(at) : record.readIntBE(at, length));
}

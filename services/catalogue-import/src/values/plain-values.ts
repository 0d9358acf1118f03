import { nothing, packPostcodeParts } from '../build/packed-rows';
import type { ByteNumbers } from './byte-numbers';

/** Stands for a value that has to be looked at in another way; no number that is packed is so low. */
export const unusual = -(2 ** 60);

/** A row of which it is known where its values stand; for slots of columns that are not there it has nothing. */
export interface LocatedRow {
  readonly record: Buffer;
  isNothing(slot: number): boolean;
  isText(slot: number): boolean;
  /** Where the bytes of a text begin in `record`. */
  start(slot: number): number;
  length(slot: number): number;
  /** Null for what is no whole number as nearly all are. */
  whole(slot: number): number | null;
}

/** Reads one row after the other, that each have a slot for every name. */
export interface LocatedRows<Reader extends LocatedRow = LocatedRow> {
  names: readonly string[];
  reader: Reader;
}

/** A value without which the row is no good. */
export function required(number: number): number {
  return number === nothing.number || Number.isNaN(number) ? unusual : number;
}

/** Values of a row that was located, as the numbers that are packed; `unusual` for what is not as nearly all are. */
export class PlainValues {
  /** Two columns are there for the same thing. */
  hasDoubles = false;

  constructor(private readonly rows: LocatedRows) {}

  /** Where the column stands that has one of these names; -1 where there is none. */
  slotOf(...names: string[]): number {
    const slots = [...this.rows.names.keys()].filter(slot => names.includes(this.rows.names[slot] ?? ''));
    if (slots.length > 1) this.hasDoubles = true;
    return slots[0] ?? -1;
  }

  /** Sixteen digits. */
  id(slot: number): number {
    const { reader } = this.rows;
    if (reader.isNothing(slot)) return nothing.number;
    if (!reader.isText(slot) || reader.length(slot) !== 16) return unusual;
    const start = reader.start(slot);
    const id = digits(reader.record, start, 8) * 1e8 + digits(reader.record, start + 8, 8);
    return id >= 0 && id <= Number.MAX_SAFE_INTEGER ? id : unusual;
  }

  /** `7323AA`. */
  postcode(slot: number): number {
    const { reader } = this.rows;
    if (reader.isNothing(slot)) return nothing.number;
    if (!reader.isText(slot) || reader.length(slot) !== 6) return unusual;
    const start = reader.start(slot);
    const number = digits(reader.record, start, 4);
    const first = (reader.record[start + 4] ?? 0) - firstLetter;
    const second = (reader.record[start + 5] ?? 0) - firstLetter;
    const isUsual = number >= 1_000 && isLetter(first) && isLetter(second);
    return isUsual ? packPostcodeParts(number, first, second) : unusual;
  }

  whole(slot: number, none = Number.NaN): number {
    return this.rows.reader.isNothing(slot) ? none : (this.rows.reader.whole(slot) ?? unusual);
  }

  word(slot: number, numbers: ByteNumbers, none: number = nothing.number): number {
    const { reader } = this.rows;
    if (reader.isNothing(slot)) return none;
    if (!reader.isText(slot)) return unusual;
    return numbers.of(reader.record, reader.start(slot), reader.length(slot));
  }
}

const firstLetter = 65;

function isLetter(place: number): boolean {
  return place >= 0 && place < 26;
}

/** Far below zero where one of them is no digit. */
export function digits(bytes: Buffer, from: number, length: number): number {
  let number = 0;
  for (let at = from; at < from + length; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return unusual;
    number = number * 10 + digit;
  }
  return number;
}

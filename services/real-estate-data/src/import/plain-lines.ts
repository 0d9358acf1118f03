import { digits, type LocatedRow } from './plain-values';

const lineFeed = 10;
const carriageReturn = 13;
/** A line break without its other half, where lines end in both. */
const oddBreak = /\r(?!\n)|(?<!\r)\n/;

/**
 * Lines of a CSV without quotes, as bytes: where cells end is found in one go, and a text is made of those only that are
 * asked for.
 */
export class PlainLines {
  /** Where cells end, those of all lines one after the other; and with which of them each line begins. */
  private readonly ends: Int32Array;
  private readonly firsts: readonly number[];

  private constructor(
    readonly bytes: Buffer,
    delimiter: number,
  ) {
    if (scratch.length <= bytes.length) scratch = new Int32Array(bytes.length * 2);
    const found = scratch;
    const firsts = [0];
    let cells = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === delimiter) found[cells++] = at;
      else if (byte === lineFeed) {
        found[cells++] = bytes[at - 1] === carriageReturn ? at - 1 : at;
        firsts.push(cells);
      }
    }
    found[cells++] = bytes.length;
    this.firsts = [...firsts, cells];
    this.ends = found.slice(0, cells);
  }

  /** Null where more than a look at each byte is needed. */
  static of(text: string, delimiter: string): PlainLines | null {
    const isPlain = text !== '' && !text.includes('"') && (!text.includes('\r') || !oddBreak.test(text));
    return isPlain ? new PlainLines(Buffer.from(text), delimiter.charCodeAt(0)) : null;
  }

  width(line: number): number {
    return (this.firsts[line + 1] ?? 0) - (this.firsts[line] ?? 0);
  }

  start(line: number, cell: number): number {
    const end = (this.firsts[line] ?? 0) + cell - 1;
    if (end < 0) return 0;
    const before = (this.ends[end] ?? 0) + 1;
    return this.bytes[before - 1] === carriageReturn ? before + 1 : before;
  }

  end(line: number, cell: number): number {
    return this.ends[(this.firsts[line] ?? 0) + cell] ?? 0;
  }

  all(): PlainLine[] {
    return Array.from({ length: this.firsts.length - 1 }, (_, line) => new PlainLine(this, line));
  }
}

/** A line, of which texts are made when they are asked for. */
export class PlainLine {
  readonly cutOff = false;

  constructor(
    readonly of: PlainLines,
    readonly at: number,
  ) {}

  get width(): number {
    return this.of.width(this.at);
  }

  get cells(): string[] {
    return Array.from({ length: this.width }, (_, cell) => this.text(cell));
  }

  text(cell: number): string {
    return this.of.bytes.toString('utf8', this.of.start(this.at, cell), this.of.end(this.at, cell));
  }
}

/** What is filled before it is known how many there are. */
let scratch = new Int32Array(1 << 19);

/** One of the lines at a time, as the values of a row that was located are asked for. */
export class LineReader implements LocatedRow {
  record: Buffer = Buffer.alloc(0);
  private lines: PlainLines | null = null;
  private line = 0;

  locate({ of, at }: PlainLine): void {
    this.record = of.bytes;
    this.lines = of;
    this.line = at;
  }

  start(slot: number): number {
    return this.lines?.start(this.line, slot) ?? 0;
  }

  length(slot: number): number {
    return slot < 0 ? 0 : (this.lines?.end(this.line, slot) ?? 0) - this.start(slot);
  }

  isNothing(slot: number): boolean {
    return this.length(slot) === 0;
  }

  isText(): boolean {
    return true;
  }

  /** Up to nine digits. */
  whole(slot: number): number | null {
    const [start, length] = [this.start(slot), this.length(slot)];
    const number = length > 9 ? -1 : digits(this.record, start, length);
    return number < 0 ? null : number;
  }
}

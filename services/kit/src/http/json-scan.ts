/** Limits of any JSON body. */
export const jsonLimits = {
  /** Nesting of arrays and objects. */
  depth: 32,
  /** Members and elements of the whole body. */
  values: 500_000,
  /** Members of one object: V8 needs a microsecond or more for each when there are many. */
  members: 20_000,
};

/** Bytes of an array that are parsed in one turn of the event loop. */
export const pieceBytes = 64 * 1024;

/** A long array: start and end of its content, and the commas at which it is cut into pieces. */
export interface LongArray {
  start: number;
  end: number;
  cuts: number[];
}

export type ScanProblem = 'too-deep' | 'too-many-values' | 'unstorable-text' | 'not-json';

const [quote, backslash, comma, letterU] = [0x22, 0x5c, 0x2c, 0x75];
/** Bytes of an escaped UTF-16 unit: `\u00e9`. */
const escapedUnit = 6;
const [arrayOpens, arrayEnds, objectOpens, objectEnds] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Scans JSON byte by byte without parsing it: refuses what would keep a parser busy for long, and finds where long
 * arrays (the body itself, or one of its fields) can be cut. Half a millisecond for 100 kB; UTF-8 bytes outside ASCII
 * are never mistaken for it.
 */
export class JsonScan {
  readonly arrays: LongArray[] = [];
  problem: ScanProblem | undefined;
  #depth = 0;
  #values = 0;
  #inString = false;
  #next = 0;
  readonly #open: number[] = [];
  readonly #members: number[] = [];
  #array: LongArray | undefined;
  #arrayDepth = 0;
  #lastCut = 0;

  /** Goes on from `from` to `to`. False when there is a problem. */
  read(text: Buffer, from: number, to: number): boolean {
    let at = Math.max(from, this.#next);
    while (at < to) {
      const byte = text[at] ?? 0;
      if (this.#inString) {
        // An escaped byte is skipped, also when it is the first byte of the next part.
        if (byte === quote) this.#inString = false;
        at += byte === backslash ? this.#passEscape(text, at) : 1;
        if (this.problem !== undefined) return false;
        continue;
      }
      if (byte === quote) this.#inString = true;
      else if (byte === comma) this.#separate(at);
      else if (byte === arrayOpens || byte === objectOpens) this.#enter(byte, at);
      else if (byte === arrayEnds || byte === objectEnds) this.#leave(byte, at);
      if (this.problem !== undefined) return false;
      at += 1;
    }
    this.#next = at;
    return true;
  }

  /** After the last byte: something was left open. */
  get unfinished(): boolean {
    return this.#depth > 0 || this.#inString;
  }

  /**
   * Length of the escape at `at`. PostgreSQL stores no U+0000 and no half of a surrogate pair; unescaped, neither is
   * valid JSON, so only escapes have to be checked.
   */
  #passEscape(text: Buffer, at: number): number {
    if (text[at + 1] !== letterU) return 2;
    const unit = unitAt(text, at);
    if (isHighSurrogate(unit) && isLowSurrogate(unitAt(text, at + escapedUnit))) return 2 * escapedUnit;
    if (unit === 0 || isHighSurrogate(unit) || isLowSurrogate(unit)) this.problem = 'unstorable-text';
    return 2;
  }

  #separate(at: number): void {
    const top = this.#depth - 1;
    this.#values += 1;
    if (top < 0) this.problem = 'not-json';
    else if (this.#values > jsonLimits.values) this.problem = 'too-many-values';
    else if (this.#open[top] === objectOpens) this.#countMember(top);
    else if (this.#array !== undefined && this.#depth === this.#arrayDepth) this.#cut(this.#array, at);
  }

  #countMember(top: number): void {
    const members = (this.#members[top] ?? 0) + 1;
    this.#members[top] = members;
    if (members >= jsonLimits.members) this.problem = 'too-many-values';
  }

  #cut(array: LongArray, at: number): void {
    if (at - this.#lastCut < pieceBytes) return;
    array.cuts.push(at);
    this.#lastCut = at;
  }

  #enter(byte: number, at: number): void {
    if (this.#depth === jsonLimits.depth) {
      this.problem = 'too-deep';
      return;
    }
    this.#open[this.#depth] = byte;
    this.#members[this.#depth] = 0;
    this.#depth += 1;
    if (byte !== arrayOpens || this.#depth > 2 || this.#array !== undefined) return;
    this.#array = { start: at + 1, end: at + 1, cuts: [] };
    this.#arrayDepth = this.#depth;
    this.#lastCut = at + 1;
  }

  #leave(byte: number, at: number): void {
    const opened = this.#open[this.#depth - 1];
    if (this.#depth === 0 || opened !== (byte === arrayEnds ? arrayOpens : objectOpens)) {
      this.problem = 'not-json';
      return;
    }
    if (this.#array !== undefined && this.#depth === this.#arrayDepth) {
      this.#array.end = at;
      if (this.#array.cuts.length > 0) this.arrays.push(this.#array);
      this.#array = undefined;
    }
    this.#depth -= 1;
  }
}

/** The UTF-16 unit escaped at `at`; NaN for an invalid escape, which the parser refuses. */
function unitAt(text: Buffer, at: number): number {
  const written = text.toString('latin1', at, at + escapedUnit);
  return /^\\u[\da-f]{4}$/i.test(written) ? Number.parseInt(written.slice(2), 16) : Number.NaN;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

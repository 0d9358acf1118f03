const lineFeed = 10;
const carriageReturn = 13;
const quote = 34;

/**
 * Lines of a CSV without quotes, as bytes: where cells end is found in one go, and a text is made of those only that are
 * asked for.
 */
export class PlainLines {
  /** Of each line: the place before its first byte, and where each of its cells ends. */
  readonly edges: Int32Array;
  /** With which of them each line begins. */
  private readonly firsts: readonly number[];

  private constructor(
    readonly bytes: Buffer,
    delimiter: number,
  ) {
    if (scratch.length < bytes.length * 2 + 2) scratch = new Int32Array(bytes.length * 4);
    const found = scratch;
    const firsts: number[] = [];
    let count = 0;
    let start = 0;
    while (start <= bytes.length) {
      const lineEnd = bytes.indexOf(lineFeed, start);
      const end = lineEnd < 0 ? bytes.length : lineEnd;
      firsts.push(count);
      found[count++] = start - 1;
      count = findDelimiters(bytes, start, end, delimiter, found, count);
      found[count++] = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
      start = end + 1;
    }
    firsts.push(count);
    this.firsts = firsts;
    this.edges = found.slice(0, count);
  }

  /** Null where more than a look at each byte is needed. */
  static of(bytes: Buffer, delimiter: string): PlainLines | null {
    if (bytes.length === 0 || bytes.includes(quote) || hasOddBreak(bytes)) return null;
    return new PlainLines(bytes, delimiter.charCodeAt(0));
  }

  all(): PlainLine[] {
    const { firsts } = this;
    return Array.from({ length: firsts.length - 1 }, (_, line) => {
      const first = firsts[line] ?? 0;
      return new PlainLine(this, first, (firsts[line + 1] ?? 0) - first - 1);
    });
  }
}

/** A line, of which texts are made when they are asked for. */
export class PlainLine {
  readonly cutOff = false;

  constructor(
    readonly of: PlainLines,
    /** With which of the edges it begins. */
    readonly first: number,
    readonly width: number,
  ) {}

  get cells(): string[] {
    return Array.from({ length: this.width }, (_, cell) => this.text(cell));
  }

  text(cell: number): string {
    const { bytes, edges } = this.of;
    const edge = this.first + cell;
    return bytes.toString('utf8', (edges[edge] ?? 0) + 1, edges[edge + 1]);
  }
}

/** Adds where the delimiter is to what was found; tells how many there are then. */
function findDelimiters(
  bytes: Buffer,
  from: number,
  to: number,
  delimiter: number,
  found: Int32Array,
  count: number,
): number {
  let next = count;
  for (let at = from; at < to; at++) if (bytes[at] === delimiter) found[next++] = at;
  return next;
}

/** A line break without its other half, where lines end in both. */
function hasOddBreak(bytes: Buffer): boolean {
  if (!bytes.includes(carriageReturn)) return false;
  let start = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    if (bytes.indexOf(carriageReturn, start) !== end - 1) return true;
    start = end + 1;
  }
  return bytes.includes(carriageReturn, start);
}

/** What is filled before it is known how many there are. */
let scratch = new Int32Array(1 << 20);

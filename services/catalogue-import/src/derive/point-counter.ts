/** About 100 m. */
const finest = 256;
const mostCells = 4_000_000;

/**
 * Counts points within a radius, or adds their weights, exactly. Points are sorted by cells of a raster, row by row, so that the cells that lie
 * wholly inside are counted by subtraction, and only points of cells on the rim are looked at.
 */
export class PointCounter {
  private readonly cell: number;
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Points before each cell. */
  private readonly starts: Int32Array;
  private readonly xs: Int32Array;
  private readonly ys: Int32Array;
  /** Sum of the weights of the points before each, in their order by cell. */
  private readonly sums: Float64Array;

  /** At least one point. Without weights each counts as one. */
  constructor(xs: readonly number[], ys: readonly number[], weights?: readonly number[]) {
    const [left, right] = rangeOf(xs);
    const [top, bottom] = rangeOf(ys);
    this.left = left;
    this.top = top;
    this.cell = Math.max(finest, Math.ceil(Math.sqrt(((right - left + 1) * (bottom - top + 1)) / mostCells)));
    this.columns = Math.floor((right - left) / this.cell) + 1;
    this.rows = Math.floor((bottom - top) / this.cell) + 1;
    this.starts = new Int32Array(this.columns * this.rows + 1);
    const cells = Int32Array.from(xs, (x, at) => this.cellOf(x, ys[at] ?? 0));
    for (const cell of cells) this.starts[cell + 1] = (this.starts[cell + 1] ?? 0) + 1;
    for (let at = 1; at < this.starts.length; at += 1)
      this.starts[at] = (this.starts[at] ?? 0) + (this.starts[at - 1] ?? 0);
    const next = this.starts.slice();
    this.xs = new Int32Array(xs.length);
    this.ys = new Int32Array(xs.length);
    this.sums = new Float64Array(xs.length + 1);
    for (const [at, cell] of cells.entries()) {
      const place = next[cell] ?? 0;
      next[cell] = place + 1;
      this.xs[place] = xs[at] ?? 0;
      this.ys[place] = ys[at] ?? 0;
      this.sums[place + 1] = weights?.[at] ?? 1;
    }
    for (let at = 1; at < this.sums.length; at += 1)
      this.sums[at] = (this.sums[at] ?? 0) + (this.sums[at - 1] ?? 0);
  }

  /** Weights of the points at most `radius` away, in the unit of the points. */
  within(x: number, y: number, radius: number): number {
    const first = Math.max(0, Math.floor((y - radius - this.top) / this.cell));
    const last = Math.min(this.rows - 1, Math.floor((y + radius - this.top) / this.cell));
    let count = 0;
    for (let row = first; row <= last; row += 1) count += this.inRow(row, x, y, radius);
    return count;
  }

  private inRow(row: number, x: number, y: number, radius: number): number {
    const upper = this.top + row * this.cell;
    const lower = upper + this.cell;
    const nearest = Math.max(0, upper - y, y - lower);
    if (nearest > radius) return 0;
    const farthest = Math.max(Math.abs(upper - y), Math.abs(lower - y));
    const reach = Math.sqrt(radius ** 2 - nearest ** 2);
    const from = Math.max(0, Math.floor((x - reach - this.left) / this.cell));
    const upTo = Math.min(this.columns - 1, Math.floor((x + reach - this.left) / this.cell));
    if (from > upTo) return 0;
    const half = farthest < radius ? Math.sqrt(radius ** 2 - farthest ** 2) : -1;
    // Cells that lie wholly within the circle.
    const whole = half < 0 ? upTo + 1 : Math.max(from, Math.ceil((x - half - this.left) / this.cell));
    const wholeEnd = half < 0 ? upTo : Math.min(upTo, Math.floor((x + half - this.left) / this.cell) - 1);
    const start = row * this.columns;
    if (whole > wholeEnd) return this.inCells(start + from, start + upTo, x, y, radius);
    return (
      this.inCells(start + from, start + whole - 1, x, y, radius) +
      this.sumBetween(this.starts[start + whole] ?? 0, this.starts[start + wholeEnd + 1] ?? 0) +
      this.inCells(start + wholeEnd + 1, start + upTo, x, y, radius)
    );
  }

  private inCells(from: number, upTo: number, x: number, y: number, radius: number): number {
    if (from > upTo) return 0;
    const end = this.starts[upTo + 1] ?? 0;
    let count = 0;
    for (let at = this.starts[from] ?? 0; at < end; at += 1)
      if (((this.xs[at] ?? 0) - x) ** 2 + ((this.ys[at] ?? 0) - y) ** 2 <= radius ** 2)
        count += this.sumBetween(at, at + 1);
    return count;
  }

  private sumBetween(first: number, end: number): number {
    return (this.sums[end] ?? 0) - (this.sums[first] ?? 0);
  }

  private cellOf(x: number, y: number): number {
    return Math.floor((y - this.top) / this.cell) * this.columns + Math.floor((x - this.left) / this.cell);
  }
}

/** Not `Math.min(...values)`: there may be millions. */
function rangeOf(values: readonly number[]): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

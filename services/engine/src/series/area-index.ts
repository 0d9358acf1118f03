import { solveSymmetric } from '../statistics/solve';

/**
 * Sums over the sales of one place in one period: of y (log price), of the features x, of their products (`xx`: the lower
 * triangle by rows) and of features with y.
 */
export interface SalesCell {
  place: string;
  /** Whole number; periods follow each other. */
  period: number;
  n: number;
  y: number;
  x: readonly number[];
  xx: readonly number[];
  xy: readonly number[];
}

/** Log price level of a period, relative to the first one. */
export interface PeriodLevel {
  period: number;
  n: number;
  level: number;
}

/** Keeps the system solvable where a feature never differs; too small to move an outcome. */
const penalty = 1e-6;

/**
 * Price index of an area with fixed quality: least squares of log price = place + period + slopes · features, over sales of
 * all periods. Sums by cell are enough for it: the effects of places are eliminated (each needs only its own sums), and a
 * system of the features and periods remains. The outcome is that of the regression over the single sales.
 */
export function areaIndex(cells: readonly SalesCell[]): PeriodLevel[] {
  const counts = new Map<number, number>();
  for (const { period, n } of cells) counts.set(period, (counts.get(period) ?? 0) + n);
  const periods = [...counts.keys()].sort((a, b) => a - b);
  if (periods.length === 0) return [];
  const levels = solveLevels(cells, periods);
  return periods.map((period, at) => ({ period, n: counts.get(period) ?? 0, level: levels[at] ?? 0 }));
}

/** Level of each period; 0 for the first. */
function solveLevels(cells: readonly SalesCell[], periods: readonly number[]): number[] {
  const features = cells[0]?.x.length ?? 0;
  // The first period is what the others are compared with: it has no unknown.
  const unknownOf = new Map(periods.slice(1).map((period, at) => [period, features + at]));
  const size = features + periods.length - 1;
  const system = new System(size);
  for (const place of byPlace(cells)) {
    for (const cell of place) system.addCell(cell, unknownOf.get(cell.period));
    system.eliminate(place, unknownOf);
  }
  for (let at = 0; at < size; at += 1) system.add(at, at, penalty);
  const solved = system.solve();
  return periods.map(period => solved[unknownOf.get(period) ?? -1] ?? 0);
}

function byPlace(cells: readonly SalesCell[]): SalesCell[][] {
  const places = new Map<string, SalesCell[]>();
  for (const cell of cells) {
    const found = places.get(cell.place);
    if (found) found.push(cell);
    else places.set(cell.place, [cell]);
  }
  return [...places.values()];
}

/** Normal equations; only the lower triangle is kept up to date. */
class System {
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(private readonly size: number) {
    this.matrix = new Float64Array(size * size);
    this.right = new Float64Array(size);
  }

  add(row: number, column: number, value: number): void {
    const at = Math.max(row, column) * this.size + Math.min(row, column);
    this.matrix[at] = (this.matrix[at] ?? 0) + value;
  }

  /** @param unknown of the period; undefined for the first. */
  addCell({ n, y, x, xx, xy }: SalesCell, unknown: number | undefined): void {
    let at = 0;
    for (let row = 0; row < x.length; row += 1) {
      for (let column = 0; column <= row; column += 1) this.add(row, column, xx[at++] ?? 0);
      this.addRight(row, xy[row] ?? 0);
      if (unknown !== undefined) this.add(unknown, row, x[row] ?? 0);
    }
    if (unknown === undefined) return;
    this.add(unknown, unknown, n);
    this.addRight(unknown, y);
  }

  /** Takes out the effect of a place: the mean of its sales. */
  eliminate(place: readonly SalesCell[], unknownOf: ReadonlyMap<number, number>): void {
    const n = sum(place, cell => cell.n);
    const y = sum(place, cell => cell.y);
    const features = place[0]?.x.length ?? 0;
    const sums = new Map<number, number>();
    for (let row = 0; row < features; row += 1)
      sums.set(
        row,
        sum(place, cell => cell.x[row] ?? 0),
      );
    for (const cell of place) {
      const unknown = unknownOf.get(cell.period);
      if (unknown !== undefined) sums.set(unknown, (sums.get(unknown) ?? 0) + cell.n);
    }
    const rows = [...sums];
    rows.forEach(([row, left], at) => {
      for (const [column, right] of rows.slice(0, at + 1)) this.add(row, column, (-left * right) / n);
      this.addRight(row, (-left * y) / n);
    });
  }

  solve(): Float64Array {
    return solveSymmetric(this.matrix, this.right);
  }

  private addRight(row: number, value: number): void {
    this.right[row] = (this.right[row] ?? 0) + value;
  }
}

function sum(cells: readonly SalesCell[], of: (cell: SalesCell) => number): number {
  return cells.reduce((total, cell) => total + of(cell), 0);
}

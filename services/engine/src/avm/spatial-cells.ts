import { cell } from './columns';

/**
 * Divides points into cells of at most `most` neighbours by halving the longer side. Returns the cell of each point.
 * Depends on positions only, not on their order.
 */
export function spatialCells(x: Float64Array, y: Float64Array, most: number): Int32Array {
  const cells = new Int32Array(x.length);
  let next = 0;
  const divide = (rows: Uint32Array): void => {
    if (rows.length <= most) {
      for (const row of rows) cells[row] = next;
      next += 1;
      return;
    }
    const along = spread(x, rows) >= spread(y, rows) ? x : y;
    const across = along === x ? y : x;
    rows.sort((a, b) => cell(along, a) - cell(along, b) || cell(across, a) - cell(across, b));
    const middle = rows.length >> 1;
    divide(rows.subarray(0, middle));
    divide(rows.subarray(middle));
  };
  divide(Uint32Array.from(x, (_, row) => row));
  return cells;
}

function spread(column: Float64Array, rows: Uint32Array): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    low = Math.min(low, cell(column, row));
    high = Math.max(high, cell(column, row));
  }
  return high - low;
}

/** A table with columns quantised into at most 255 bins. Bin 0 is for unknown values. */
export interface BinnedTable {
  rows: number;
  columns: number;
  /** Row by row. */
  bins: Uint8Array;
  /** Upper bounds of the bins 1, 2, … of each column; values above the last bound are in one more bin. */
  edges: readonly Float64Array[];
}

const mostSteps = 200;

/** Quantises columns at quantiles of the given rows; other rows use the same bins. */
export function binned(columns: readonly Float64Array[], rows: number, learnFrom: Int32Array): BinnedTable {
  const edges = columns.map(column => edgesOf(column, learnFrom));
  const bins = new Uint8Array(rows * columns.length);
  columns.forEach((column, c) => {
    const own = edges[c] ?? new Float64Array();
    for (let row = 0; row < rows; row += 1) bins[row * columns.length + c] = binOf(own, column[row]);
  });
  return { rows, columns: columns.length, bins, edges };
}

function edgesOf(column: Float64Array, rows: Int32Array): Float64Array {
  const known = Float64Array.from(rows, row => column[row] ?? Number.NaN).filter(
    value => !Number.isNaN(value),
  );
  known.sort();
  const distinct = known.filter((value, i) => i === 0 || value !== known[i - 1]);
  if (distinct.length <= mostSteps) return midpoints(distinct);
  const cuts = new Set<number>();
  for (let step = 1; step < mostSteps; step += 1)
    cuts.add(known[Math.floor((step * known.length) / mostSteps)] ?? Number.NaN);
  return Float64Array.from(cuts);
}

function midpoints(distinct: Float64Array): Float64Array {
  return distinct.subarray(1).map((value, i) => ((distinct[i] ?? value) + value) / 2);
}

function binOf(edges: Float64Array, value: number | undefined): number {
  if (value === undefined || Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

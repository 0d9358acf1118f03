import type { BinnedTable } from './bins';
import type { Tree } from './tree';

export interface GrowOptions {
  mostLeaves: number;
  leastRows: number;
  /** Shrinkage of each leaf to zero, as a number of rows. */
  shrinkage: number;
  learningRate: number;
}

/** A leaf that can still be split. `from` and `to` bound its range of rows. */
interface Leaf {
  node: number;
  from: number;
  to: number;
  histogram: Float64Array;
  split: Split | null;
}

interface Split {
  gain: number;
  column: number;
  step: number;
}

const steps = 256;

/** Grows a tree on the residuals (`rest`), best split first. Considers only `columns`; `rows` is sorted by leaf. */
export function growTree(
  table: BinnedTable,
  rows: Int32Array,
  rest: Float64Array,
  columns: readonly number[],
  options: GrowOptions,
): Tree {
  const nodes = new Nodes();
  const histograms = new Histograms(table, rows, rest, columns);
  const open = [openLeaf(nodes.add(), 0, rows.length, histograms.of(0, rows.length))];
  for (let leaves = 1; leaves < options.mostLeaves; leaves += 1) {
    const best = takeBest(open);
    if (!best?.split) break;
    open.push(...divide(best, best.split));
  }
  return nodes.tree();

  function openLeaf(node: number, from: number, to: number, histogram: Float64Array): Leaf {
    const { sum, count } = totals(histogram);
    nodes.value[node] = (options.learningRate * sum) / (count + options.shrinkage);
    return { node, from, to, histogram, split: bestSplit(histogram, columns, options) };
  }

  function divide({ node, from, to, histogram }: Leaf, { column, step }: Split): Leaf[] {
    const middle = partition(table, rows, from, to, column, step);
    const left = nodes.add();
    const right = nodes.add();
    const threshold = step === 0 ? Number.NEGATIVE_INFINITY : (table.edges[column]?.[step - 1] ?? 0);
    nodes.split(node, { column, step, threshold, left });
    const leftIsSmall = middle - from < to - middle;
    const small = leftIsSmall ? histograms.of(from, middle) : histograms.of(middle, to);
    const large = histograms.without(histogram, small);
    return [
      openLeaf(left, from, middle, leftIsSmall ? small : large),
      openLeaf(right, middle, to, leftIsSmall ? large : small),
    ];
  }
}

function takeBest(open: Leaf[]): Leaf | undefined {
  let best = 0;
  open.forEach((leaf, i) => {
    if ((leaf.split?.gain ?? 0) > (open[best]?.split?.gain ?? 0)) best = i;
  });
  return open.splice(best, 1)[0];
}

/** Sum and count per column and bin, for ranges of rows. */
class Histograms {
  constructor(
    private readonly table: BinnedTable,
    private readonly rows: Int32Array,
    private readonly rest: Float64Array,
    private readonly columns: readonly number[],
  ) {}

  of(from: number, to: number): Float64Array {
    const { bins, columns: width } = this.table;
    const histogram = new Float64Array(this.columns.length * steps * 2);
    for (let i = from; i < to; i += 1) {
      const row = this.rows[i] ?? 0;
      const rest = this.rest[row] ?? 0;
      const offset = row * width;
      for (let c = 0; c < this.columns.length; c += 1) {
        const place = (c * steps + (bins[offset + (this.columns[c] ?? 0)] ?? 0)) * 2;
        histogram[place] = (histogram[place] ?? 0) + rest;
        histogram[place + 1] = (histogram[place + 1] ?? 0) + 1;
      }
    }
    return histogram;
  }

  /** Subtracts `part` from `whole`, in place. */
  without(whole: Float64Array, part: Float64Array): Float64Array {
    for (let i = 0; i < whole.length; i += 1) whole[i] = (whole[i] ?? 0) - (part[i] ?? 0);
    return whole;
  }
}

/** Every column has the same totals, so use the first. */
function totals(histogram: Float64Array): { sum: number; count: number } {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < steps * 2; i += 2) {
    sum += histogram[i] ?? 0;
    count += histogram[i + 1] ?? 0;
  }
  return { sum, count };
}

const leastGain = 1e-9;

function bestSplit(
  histogram: Float64Array,
  columns: readonly number[],
  { leastRows, shrinkage }: GrowOptions,
): Split | null {
  const { sum, count } = totals(histogram);
  if (count < 2 * leastRows) return null;
  const whole = (sum * sum) / (count + shrinkage);
  let best: Split | null = null;
  let bestGain = leastGain;
  for (const [c, column] of columns.entries()) {
    let left = 0;
    let leftCount = 0;
    for (let step = 0; step < steps - 1; step += 1) {
      const place = (c * steps + step) * 2;
      const here = histogram[place + 1] ?? 0;
      if (here < 0.5) continue;
      left += histogram[place] ?? 0;
      leftCount += here;
      const rightCount = count - leftCount;
      if (rightCount < leastRows) break;
      if (leftCount < leastRows) continue;
      const right = sum - left;
      const gain =
        (left * left) / (leftCount + shrinkage) + (right * right) / (rightCount + shrinkage) - whole;
      if (gain <= bestGain) continue;
      bestGain = gain;
      best = { gain, column, step };
    }
  }
  return best;
}

/** Partitions a range of rows into left and right; returns the start of the right part. */
function partition(
  { bins, columns: width }: BinnedTable,
  rows: Int32Array,
  from: number,
  to: number,
  column: number,
  step: number,
): number {
  const right = new Int32Array(to - from);
  let place = from;
  let rights = 0;
  for (let i = from; i < to; i += 1) {
    const row = rows[i] ?? 0;
    if ((bins[row * width + column] ?? 0) <= step) rows[place++] = row;
    else right[rights++] = row;
  }
  rows.set(right.subarray(0, rights), place);
  return place;
}

/** A tree being built. */
class Nodes {
  readonly value: number[] = [];
  private readonly column: number[] = [];
  private readonly threshold: number[] = [];
  private readonly step: number[] = [];
  private readonly left: number[] = [];

  add(): number {
    for (const list of [this.value, this.column, this.threshold, this.step, this.left]) list.push(0);
    return this.value.length - 1;
  }

  split(node: number, to: { column: number; step: number; threshold: number; left: number }): void {
    this.column[node] = to.column;
    this.step[node] = to.step;
    this.threshold[node] = to.threshold;
    this.left[node] = to.left;
  }

  tree(): Tree {
    return {
      column: Int16Array.from(this.column),
      threshold: Float64Array.from(this.threshold),
      step: Uint8Array.from(this.step),
      left: Int16Array.from(this.left),
      value: Float64Array.from(this.value),
    };
  }
}

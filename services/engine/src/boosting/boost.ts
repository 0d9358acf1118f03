import { medianAbsoluteDeviation } from '../statistics/summary';
import type { BinnedTable } from './bins';
import { growTree } from './grow-tree';
import { leafOfBins, type Tree } from './tree';

export interface BoostOptions {
  mostTrees: number;
  learningRate: number;
  mostLeaves: number;
  leastRows: number;
  shrinkage: number;
  /** Fraction of the rows and of the columns sampled per tree. */
  rowShare: number;
  columnShare: number;
  /** Number of trees without improvement on the held-out rows before boosting stops. */
  earlyStoppingRounds: number;
}

/** Threshold in standard deviations of the Huber loss: larger errors count linearly. */
const outlierDeviations = 1;
const treesPerScale = 20;

/**
 * Gradient boosting of trees on `target` over `train`, with early stopping on the `held` rows. Deterministic: the
 * sampled rows and columns are derived from the tree's number.
 */
export function boost(
  table: BinnedTable,
  target: Float64Array,
  train: Int32Array,
  held: Int32Array,
  options: BoostOptions,
): Tree[] {
  const rest = Float64Array.from(target);
  const gradient = new Float64Array(target.length);
  const trees: Tree[] = [];
  let best = { trees: 0, loss: meanAbsolute(rest, held) };
  let bound = Number.POSITIVE_INFINITY;
  for (let number = 0; number < options.mostTrees; number += 1) {
    if (number % treesPerScale === 0) bound = outlierBound(rest, train);
    const random = randomNumbers(number + 1);
    const rows = train.filter(() => random() < options.rowShare);
    if (rows.length < 2 * options.leastRows) break;
    const columns = chooseColumns(table.columns, options.columnShare, random);
    for (const row of rows) gradient[row] = Math.max(-bound, Math.min(bound, rest[row] ?? 0));
    const tree = growTree(table, rows, gradient, columns, options);
    trees.push(tree);
    for (let row = 0; row < target.length; row += 1) {
      const leaf = leafOfBins(tree, table.bins, row * table.columns);
      rest[row] = (rest[row] ?? 0) - (tree.value[leaf] ?? 0);
    }
    const loss = meanAbsolute(rest, held);
    if (loss < best.loss) best = { trees: trees.length, loss };
    else if (trees.length - best.trees >= options.earlyStoppingRounds) break;
  }
  return trees.slice(0, best.trees);
}

function outlierBound(rest: Float64Array, rows: Int32Array): number {
  const deviation = medianAbsoluteDeviation(Array.from(rows, row => rest[row] ?? 0));
  return deviation > 0 ? outlierDeviations * deviation : Number.POSITIVE_INFINITY;
}

function meanAbsolute(rest: Float64Array, rows: Int32Array): number {
  let sum = 0;
  for (const row of rows) sum += Math.abs(rest[row] ?? 0);
  return rows.length === 0 ? 0 : sum / rows.length;
}

function chooseColumns(count: number, share: number, random: () => number): number[] {
  const all = Array.from({ length: count }, (_, column) => column);
  const wanted = Math.max(Math.min(count, 3), Math.ceil(count * share));
  while (all.length > wanted) all.splice(Math.floor(random() * all.length), 1);
  return all;
}

/** Pseudo-random numbers in [0, 1) from a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

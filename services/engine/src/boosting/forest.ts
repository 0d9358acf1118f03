import type { Tree } from './tree';

/**
 * Trees in one flat structure, optimised for traversal; plain data. The children of a node are adjacent, so only the
 * left one is stored.
 */
export interface Forest {
  /** Root node of each tree. */
  roots: Int32Array;
  /** 0 for a leaf. */
  left: Int32Array;
  column: Int16Array;
  threshold: Float64Array;
  /** Change of the prediction when the traversal enters the node. */
  step: Float64Array;
}

export function forestOf(trees: readonly Tree[]): Forest {
  const nodes = trees.reduce((sum, tree) => sum + tree.value.length, 0);
  const forest: Forest = {
    roots: new Int32Array(trees.length),
    left: new Int32Array(nodes),
    column: new Int16Array(nodes),
    threshold: new Float64Array(nodes),
    step: new Float64Array(nodes),
  };
  let first = 0;
  for (const [number, tree] of trees.entries()) {
    forest.roots[number] = first;
    forest.left.set(
      tree.left.map(left => (left === 0 ? 0 : first + left)),
      first,
    );
    forest.column.set(tree.column, first);
    forest.threshold.set(tree.threshold, first);
    forest.step.set(stepsOf(tree), first);
    first += tree.value.length;
  }
  return forest;
}

function stepsOf({ left, value }: Tree): Float64Array {
  const steps = new Float64Array(value.length);
  left.forEach((child, node) => {
    if (child === 0) return;
    for (const to of [child, child + 1]) steps[to] = (value[to] ?? 0) - (value[node] ?? 0);
  });
  return steps;
}

/** Adds the changes along the paths to the leaves of `values` to `shares`, by column. */
export function addShares(forest: Forest, values: Float64Array, shares: Float64Array): void {
  const { roots, left, column, threshold, step } = forest;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] ?? 0;
    for (let child = left[node] ?? 0; child !== 0; child = left[node] ?? 0) {
      const by = column[node] ?? 0;
      node = (values[by] ?? 0) > (threshold[node] ?? 0) ? child + 1 : child;
      shares[by] = (shares[by] ?? 0) + (step[node] ?? 0);
    }
  }
}

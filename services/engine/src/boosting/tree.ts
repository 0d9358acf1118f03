/**
 * A regression tree by columns. A node without `left` (0) is a leaf; its right child follows the left one. What
 * is at most `threshold`, or unknown, goes left. Every node has a value, so that the path to a leaf can be told
 * step by step.
 */
export interface Tree {
  column: Int16Array;
  threshold: Float64Array;
  /** The threshold as a step of the binned table the tree was grown on. */
  step: Uint8Array;
  left: Int16Array;
  value: Float64Array;
}

/** The leaf of a row of the binned table the tree was grown on. */
export function leafOfBins(tree: Tree, bins: Uint8Array, offset: number): number {
  let node = 0;
  for (let left = tree.left[0] ?? 0; left !== 0; left = tree.left[node] ?? 0) {
    const bin = bins[offset + (tree.column[node] ?? 0)] ?? 0;
    node = bin <= (tree.step[node] ?? 0) ? left : left + 1;
  }
  return node;
}

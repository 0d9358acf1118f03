/**
 * A regression tree in columns. A node without `left` (0) is a leaf; its right child follows the left one. Values at
 * most `threshold`, and unknown ones, go left. Every node has a value, to explain the path to a leaf.
 */
export interface Tree {
  column: Int16Array;
  threshold: Float64Array;
  /** The threshold as a bin of the training table. */
  step: Uint8Array;
  left: Int16Array;
  value: Float64Array;
}

/** The leaf of a row of the training table. */
export function leafOfBins(tree: Tree, bins: Uint8Array, offset: number): number {
  let node = 0;
  for (let left = tree.left[0] ?? 0; left !== 0; left = tree.left[node] ?? 0) {
    const bin = bins[offset + (tree.column[node] ?? 0)] ?? 0;
    node = bin <= (tree.step[node] ?? 0) ? left : left + 1;
  }
  return node;
}

import type { BlockScan } from '../kernel/block-scan';
import type { PlannedFilter } from '../plan';

export interface CountJob {
  kind: 'count';
  filters: PlannedFilter[];
}

/** Number of objects in these blocks that match all filters. */
export function runCount(scan: BlockScan, { filters }: CountJob, from: number, to: number): number {
  const mask = scan.scratch.mask(0);
  let count = 0;
  for (let block = from; block < to; block++) {
    if (scan.keepAll(filters, block, mask)) count += scan.count(mask);
  }
  return count;
}

export function mergeCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

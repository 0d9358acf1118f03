import type { LocatorRangeKey } from '@kavel/contracts/locator';
import { blockMaskBytes } from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';
import type { PlannedFilter } from '../plan';

export interface DistributionJob {
  kind: 'distribution';
  /** All filters except the one on the range itself. */
  filters: PlannedFilter[];
  range: LocatorRangeKey;
}

/** Objects by code of the range; the last entry counts unknown values. */
export function runDistribution(
  scan: BlockScan,
  { filters, range }: DistributionJob,
  from: number,
  to: number,
): Uint32Array {
  const { scratch, kernel, index } = scan;
  const mask = scratch.mask(0);
  const [first, second] = scratch.codeTables('municipalities');
  const length = index.header.values[range].length + 1;
  const tables = [first, second].map(at => new Uint32Array(index.memory.buffer, at, length).fill(0));
  for (let block = from; block < to; block++) {
    if (scan.keepAll(filters, block, mask))
      kernel.tally(scan.codesAt(range, block), mask, blockMaskBytes, first, second);
  }
  return mergeDistributions(tables);
}

export function mergeDistributions(parts: readonly Uint32Array[]): Uint32Array {
  const sums = new Uint32Array(parts[0]?.length ?? 0);
  for (const part of parts) {
    for (let code = 0; code < sums.length; code++) sums[code] = (sums[code] ?? 0) + (part[code] ?? 0);
  }
  return sums;
}

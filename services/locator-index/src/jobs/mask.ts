import { blockMaskBytes } from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';
import type { PlannedFilter } from '../plan';

export interface MaskJob {
  kind: 'mask';
  filters: PlannedFilter[];
}

/** A bit for each object in index order: whether it matches all filters. */
export function runMask(scan: BlockScan, { filters }: MaskJob, from: number, to: number): Uint8Array {
  const mask = scan.scratch.mask(0);
  const bits = new Uint8Array((to - from) * blockMaskBytes);
  const made = new Uint8Array(scan.index.memory.buffer, mask, blockMaskBytes);
  for (let block = from; block < to; block++) {
    if (scan.keepAll(filters, block, mask)) bits.set(made, (block - from) * blockMaskBytes);
  }
  return bits;
}

export function mergeMasks(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

import { blockRows } from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';
import type { PlannedFilter } from '../plan';

export interface RowMaskJob {
  kind: 'rowMask';
  filters: PlannedFilter[];
}

/** A bit for each row of `verblijfsobject`: whether the object matches all filters. */
export function runRowMask(scan: BlockScan, { filters }: RowMaskJob, from: number, to: number): Uint32Array {
  const { index, layout } = scan;
  const { buffer } = index.memory;
  const mask = scan.scratch.mask(0);
  const words = new Uint32Array(buffer, mask, blockRows / 32);
  const rows = new Uint32Array(buffer, layout.rows, index.header.objects);
  const bits = new Uint32Array(Math.ceil(index.header.objects / 32));
  for (let block = from; block < to; block++) {
    if (!scan.keepAll(filters, block, mask)) continue;
    for (let word = 0; word < words.length; word++) {
      for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
        const row = rows[block * blockRows + word * 32 + (31 - Math.clz32(left & -left))] ?? 0;
        bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
      }
    }
  }
  return bits;
}

export function mergeRowMasks(parts: readonly Uint32Array[]): Uint32Array {
  const whole = new Uint32Array(parts[0]?.length ?? 0);
  for (const part of parts) {
    for (let word = 0; word < whole.length; word++) whole[word] = (whole[word] ?? 0) | (part[word] ?? 0);
  }
  return whole;
}

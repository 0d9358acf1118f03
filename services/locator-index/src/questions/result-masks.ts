import type { LocatorFilter } from '@kavel/contracts/locator';
import { type Planning, planFilters } from '../plan';
import type { SnapshotIndex } from '../snapshot-index';

/** Cache size: a mask of one bit per row takes a megabyte at ten million objects. */
const mostMasks = 24;

/** Masks of matching rows of the snapshot, one bit per row; the most recently used ones are cached. */
export class ResultMasks {
  private readonly masks = new Map<string, Promise<Uint32Array>>();

  /** `id` is the cache key of the filter. */
  async maskOf(
    id: string,
    filter: LocatorFilter,
    index: SnapshotIndex,
    planning: Planning,
  ): Promise<Uint32Array> {
    const key = `${index.snapshot.id}/${id}`;
    const filters = planFilters(filter, index.header, planning);
    const mask = this.masks.get(key) ?? index.runner.run({ kind: 'rowMask', filters });
    this.masks.delete(key);
    this.masks.set(key, mask);
    mask.catch(() => this.masks.delete(key));
    const [oldest] = this.masks.keys();
    if (this.masks.size > mostMasks && oldest !== undefined) this.masks.delete(oldest);
    return mask;
  }
}

/** Number of set rows in a range of the mask. */
export function countRows(mask: Uint32Array, first: number, count: number): number {
  let found = 0;
  for (let row = first; row < first + count; ) {
    const word = (mask[row >>> 5] ?? 0) >>> (row & 31);
    const rows = Math.min(32 - (row & 31), first + count - row);
    found += bitsIn(rows === 32 ? word : word & ((1 << rows) - 1));
    row += rows;
  }
  return found;
}

export function hasRow(mask: Uint32Array, row: number): boolean {
  return (((mask[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

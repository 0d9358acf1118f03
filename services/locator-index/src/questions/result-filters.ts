import { createHmac, randomBytes } from 'node:crypto';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { planFilters } from '../plan';
import type { SnapshotIndex } from '../snapshot-index';

/** A filter as a bit for each row takes a megabyte at ten million objects. */
const mostMasks = 24;
const mostFilters = 2_000;

/**
 * Filters that tiles are asked for. A map sends no session along with a tile: the id, which cannot be guessed, is
 * the permission, and goes with the process.
 */
export class ResultFilters {
  private readonly secret = randomBytes(32);
  private readonly filters = new Map<string, LocatorFilter>();
  private readonly masks = new Map<string, Promise<Uint32Array>>();

  register(filter: LocatorFilter): string {
    const id = createHmac('sha256', this.secret)
      .update(JSON.stringify(filter))
      .digest('base64url')
      .slice(0, 24);
    this.filters.delete(id);
    this.filters.set(id, filter);
    forgetOldest(this.filters, mostFilters);
    return id;
  }

  /** A bit for each row of the snapshot; null for an id that is not known (any more). */
  async maskOf(id: string, index: SnapshotIndex, currentYear: number): Promise<Uint32Array | null> {
    const filter = this.filters.get(id);
    if (!filter) return null;
    const key = `${index.snapshot.id}/${id}`;
    const known = this.masks.get(key);
    if (known) {
      this.masks.delete(key);
      this.masks.set(key, known);
      return known;
    }
    const made = index.runner.run({
      kind: 'rowMask',
      filters: planFilters(filter, index.header, currentYear),
    });
    this.masks.set(key, made);
    made.catch(() => this.masks.delete(key));
    forgetOldest(this.masks, mostMasks);
    return made;
  }
}

function forgetOldest<Value>(map: Map<string, Value>, most: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

/** Rows of a stretch that the mask has. */
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

import type { LocatorSort } from '@kavel/contracts/locator';
import { blockRows } from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';
import type { PlannedFilter } from '../plan';
import { orderOf } from './page-order';

/** Sort position of an object: by rank, then by index position. */
export interface Place {
  rank: number;
  position: number;
}

export interface PageJob {
  kind: 'page';
  filters: PlannedFilter[];
  sort: LocatorSort;
  descending: boolean;
  limit: number;
  /** Last place of the previous page. */
  after: Place | null;
}

/** The first places after the given one. */
export function runPage(scan: BlockScan, job: PageJob, from: number, to: number): Place[] {
  const mask = scan.scratch.mask(0);
  const words = new Uint32Array(scan.index.memory.buffer, mask, blockRows / 32);
  const order = orderOf(scan, job);
  const isByIndex = job.sort === 'municipality';
  const inOrder = isByIndex && !job.descending;
  // With descending municipalities the scan goes backwards, so that later rows can be skipped.
  const backwards = isByIndex && job.descending;
  const best = new BestPlaces(job.limit, job.after, backwards);
  const first = inOrder && job.after ? Math.max(from, Math.floor(job.after.position / blockRows)) : from;
  for (let step = first; step < to; step++) {
    if (inOrder && best.full) break;
    const block = backwards ? to - 1 - (step - from) : step;
    scan.fill(mask, block);
    if (!order.keep(best.least, best.most, block, mask)) continue;
    if (!scan.keepEach(job.filters, block, mask)) continue;
    for (let word = 0; word < words.length; word++) {
      for (let bits = words[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const position = block * blockRows + word * 32 + (31 - Math.clz32(bits & -bits));
        const rank = order.rank(position);
        if (rank <= best.most) best.offer(rank, position);
      }
    }
  }
  return best.places();
}

/** Keeps the first places of all offered ones; ties are ordered by position. */
class BestPlaces {
  private kept: Place[] = [];
  /** Ranks that can still be on the page: not before it, and lower than the current maximum once it is full. */
  readonly least: number;
  most = Number.POSITIVE_INFINITY;

  constructor(
    private readonly limit: number,
    private readonly after: Place | null,
    /** Offered out of position order: then a tie with the last rank may still come before another. */
    private readonly keepsTies: boolean,
  ) {
    this.least = after?.rank ?? Number.NEGATIVE_INFINITY;
  }

  get full(): boolean {
    return this.kept.length >= this.limit;
  }

  offer(rank: number, position: number): void {
    if (this.after && !isBehind(rank, position, this.after)) return;
    this.kept.push({ rank, position });
    if (this.kept.length === this.limit || this.kept.length >= this.limit * 2) this.trim();
  }

  places(): Place[] {
    this.trim();
    return this.kept;
  }

  private trim(): void {
    this.kept = mergePages([this.kept], this.limit);
    if (this.full) this.most = (this.kept.at(-1)?.rank ?? this.most) - (this.keepsTies ? 0 : 1);
  }
}

function isBehind(rank: number, position: number, after: Place): boolean {
  return rank > after.rank || (rank === after.rank && position > after.position);
}

export function mergePages(parts: readonly Place[][], limit: number): Place[] {
  return parts
    .flat()
    .sort((a, b) => a.rank - b.rank || a.position - b.position)
    .slice(0, limit);
}

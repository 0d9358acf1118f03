import type { LocatorSort } from '@kavel/contracts/locator';
import type { BlockScan } from '../block-scan';
import { blockRows } from '../layout';
import type { PlannedFilter } from '../plan';

/** Where an object stands in an order: by rank, within a rank by position in the index. */
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
  /** The last place of the page before. */
  after: Place | null;
}

/** Behind everything that has a value. */
const unknownRank = 2 ** 40;
const unknownLabel = 255;

/** The first places after the given one. */
export function runPage(scan: BlockScan, job: PageJob, from: number, to: number): Place[] {
  const mask = scan.scratch.mask(0);
  const words = new Uint32Array(scan.index.memory.buffer, mask, blockRows / 32);
  const { values, unknown } = sortColumn(scan, job);
  const sign = job.descending ? -1 : 1;
  const best = new BestPlaces(job.limit, job.after);
  const inOrder = job.sort === 'municipality' && !job.descending;
  const first = inOrder && job.after ? Math.max(from, Math.floor(job.after.position / blockRows)) : from;
  for (let block = first; block < to; block++) {
    if (inOrder && best.full) break;
    if (!scan.keepAll(job.filters, block, mask)) continue;
    for (let word = 0; word < words.length; word++) {
      for (let bits = words[word] ?? 0; bits !== 0; bits &= bits - 1) {
        const position = block * blockRows + word * 32 + (31 - Math.clz32(bits & -bits));
        const value = values?.[position] ?? 0;
        const rank = value === unknown ? unknownRank : sign * value;
        // Most rows of a large result end here.
        if (rank < best.worst) best.offer(rank, position);
      }
    }
  }
  return best.places();
}

interface SortColumn {
  /** Null where every rank is the same: the index itself lies in the order of municipalities. */
  values: Uint8Array | Uint16Array | Uint32Array | null;
  unknown: number;
}

function sortColumn({ layout, index }: BlockScan, { sort, descending }: PageJob): SortColumn {
  const { buffer } = index.memory;
  const padded = layout.blocks * blockRows;
  if (sort === 'municipality' && !descending) return { values: null, unknown: -1 };
  if (sort === 'address') return { values: new Uint32Array(buffer, layout.addresses, padded), unknown: -1 };
  if (sort === 'energyLabel')
    return { values: new Uint8Array(buffer, layout.labels, padded), unknown: unknownLabel };
  const column = sort === 'municipality' ? 'gemeente' : sort;
  const unknown = column === 'gemeente' ? index.header.gemeenten.length : index.header.values[column].length;
  return { values: new Uint16Array(buffer, layout.codes[column], padded), unknown };
}

/** Keeps the first places of all that are offered in the order of their positions. */
class BestPlaces {
  private kept: Place[] = [];
  /** Rank of the last place that is kept, once there are enough: only lower ones still count. */
  worst = Number.POSITIVE_INFINITY;

  constructor(
    private readonly limit: number,
    private readonly after: Place | null,
  ) {}

  get full(): boolean {
    return this.kept.length >= this.limit;
  }

  offer(rank: number, position: number): void {
    if (this.after && !isBehind(rank, position, this.after)) return;
    if (this.full && rank >= this.worst) return;
    this.kept.push({ rank, position });
    if (this.kept.length === this.limit || this.kept.length >= this.limit * 2) this.trim();
  }

  places(): Place[] {
    this.trim();
    return this.kept;
  }

  private trim(): void {
    this.kept = mergePages([this.kept], this.limit);
    if (this.full) this.worst = this.kept.at(-1)?.rank ?? this.worst;
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

import type { LocatorSort } from '@kavel/contracts/locator';
import { blockRows, optionLists } from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';

/** After all known values. */
const unknownRank = 2 ** 40;
const unknownLabel = 255;

/** Sort order of a page, and how to skip rows outside it in bulk. */
export interface PageOrder {
  /** Sort rank, ascending. */
  rank(position: number): number;
  /** Clears rows whose rank is below `least` or above `most`, as far as that is cheap. False when none is left. */
  keep(least: number, most: number, block: number, mask: number): boolean;
}

export function orderOf(
  scan: BlockScan,
  { sort, descending }: { sort: LocatorSort; descending: boolean },
): PageOrder {
  // The index itself is sorted by municipality.
  if (sort === 'municipality' && !descending) return { rank: () => 0, keep: () => true };
  const { values, unknown } = sortColumn(scan, sort);
  const sign = descending ? -1 : 1;
  return {
    rank: position => {
      const value = values[position] ?? 0;
      return value === unknown ? unknownRank : sign * value;
    },
    keep: (least, most, block, mask) => {
      const [low, high] = valuesBetween(least, most, unknown, descending);
      if (low > high) return false;
      if (low === 0 && high === unknown) return true;
      if (sort === 'address') return scan.keepAddresses(low, high, block, mask);
      if (sort === 'energyLabel') return high === unknown || keepLabels(scan, low, high, block, mask);
      return scan.keepCodes(sort === 'municipality' ? 'gemeente' : sort, low, high, block, mask);
    },
  };
}

/** The values with these ranks as one range; the full range when there are none. `unknown` sorts last. */
function valuesBetween(
  least: number,
  most: number,
  unknown: number,
  descending: boolean,
): [low: number, high: number] {
  if (least >= unknownRank) return [unknown, unknown];
  const low = Math.max(0, descending ? -most : least);
  const high = Math.min(unknown - 1, descending ? -least : most);
  if (most < unknownRank) return [low, high];
  return high === unknown - 1 ? [low, unknown] : [0, unknown];
}

function keepLabels(scan: BlockScan, low: number, high: number, block: number, mask: number): boolean {
  const labels = optionLists.energyLabels.map((_, label) => label);
  const options = labels.filter(label => label >= low && label <= high);
  return options.length > 0 && scan.keep({ key: 'energyLabels', kind: 'options', options }, block, mask);
}

function sortColumn(
  { layout, index }: BlockScan,
  sort: LocatorSort,
): { values: Uint8Array | Uint16Array | Uint32Array; unknown: number } {
  const { buffer } = index.memory;
  const padded = layout.blocks * blockRows;
  if (sort === 'address')
    return { values: new Uint32Array(buffer, layout.addresses, padded), unknown: 2 ** 32 - 1 };
  if (sort === 'energyLabel')
    return { values: new Uint8Array(buffer, layout.labels, padded), unknown: unknownLabel };
  const column = sort === 'municipality' ? 'gemeente' : sort;
  const unknown = column === 'gemeente' ? index.header.gemeenten.length : index.header.values[column].length;
  return { values: new Uint16Array(buffer, layout.codes[column], padded), unknown };
}

import { type LocatorRangeKey, locatorBins, locatorRangeKeys } from '@kavel/contracts/locator';
import {
  blockMaskBytes,
  blockRows,
  type OptionList,
  optionListNames,
  optionLists,
  optionMask,
  unknownBar,
} from '../columns/layout';
import type { BlockScan } from '../kernel/block-scan';
import { barSlots } from '../kernel/block-totals';
import { type PlaceKey, placeKeys } from '../kernel/scratch';
import type { FilterKey, PlannedFilter } from '../plan';

export interface FacetsJob {
  kind: 'facets';
  filters: PlannedFilter[];
  currentYear: number;
}

/** Counts by option index, by municipality code, and by bar with unknown last. */
export interface FacetCounts {
  count: number;
  options: Record<OptionList, number[]>;
  /** By municipality, without the filters on municipalities and on provinces. */
  municipalities: number[];
  provinces: number[];
  bars: Record<LocatorRangeKey, number[]>;
}

const firstPrefix = 14;
const suffixMask = 30;
const othersMask = 31;
const restMask = 32;
const fullMask = 33;
const allKeys: readonly FilterKey[] = [...placeKeys, ...optionListNames, ...locatorRangeKeys];

/**
 * Counts for each option and bar, with all filters except its own. The masks before and after each filter are combined
 * incrementally, so that each mask is computed once.
 */
export function runFacets(scan: BlockScan, job: FacetsJob, from: number, to: number): FacetCounts {
  const tally = new FacetTally(scan, job.currentYear);
  const rows = job.filters.filter(isOfRows);
  const filters = job.filters.filter(isOfFacet);
  const filtered = new Set(filters.map(({ key }) => key));
  const free = allKeys.filter(key => !filtered.has(key));
  for (let block = from; block < to; block++) countBlock(scan, { rows, filters, free }, block, tally);
  return tally.result();
}

type RowFilter = Extract<PlannedFilter, { kind: 'rows' }>;
type FacetFilter = Exclude<PlannedFilter, RowFilter>;

const isOfRows = (filter: PlannedFilter): filter is RowFilter => filter.kind === 'rows';
const isOfFacet = (filter: PlannedFilter): filter is FacetFilter => filter.kind !== 'rows';

interface BlockFilters {
  /** They have no facet of their own: all counts are of what they keep. */
  rows: readonly RowFilter[];
  filters: readonly FacetFilter[];
  free: readonly FilterKey[];
}

function countBlock(
  scan: BlockScan,
  { rows, filters, free }: BlockFilters,
  block: number,
  tally: FacetTally,
): void {
  const { scratch, kernel } = scan;
  if (!scan.keepAll(rows, block, scratch.mask(firstPrefix))) return;
  let empty = 0;
  for (const [number, filter] of filters.entries()) {
    scan.fill(scratch.mask(number), block);
    if (!scan.keep(filter, block, scratch.mask(number))) empty += 1;
    if (empty > 1) return;
  }
  for (const number of filters.keys()) {
    scan.copy(scratch.mask(firstPrefix + number), scratch.mask(firstPrefix + number + 1));
    kernel.and(scratch.mask(firstPrefix + number + 1), scratch.mask(number), blockMaskBytes);
  }
  const all = scratch.mask(firstPrefix + filters.length);
  const count = scan.count(all);
  tally.count += count;
  if (count > 0) tally.add(free, block, all, count);
  scan.fill(scratch.mask(suffixMask), block);
  const others = scratch.mask(othersMask);
  for (let number = filters.length - 1; number >= 0; number--) {
    const filter = filters[number];
    if (!filter) continue;
    scan.copy(scratch.mask(firstPrefix + number), others);
    if (kernel.and(others, scratch.mask(suffixMask), blockMaskBytes))
      tally.add([filter.key], block, others, scan.count(others));
    if (!kernel.and(scratch.mask(suffixMask), scratch.mask(number), blockMaskBytes)) return;
  }
}

class FacetTally {
  count = 0;
  private readonly options: Record<OptionList, number[]>;
  /** Row counts of whole blocks by bar; the tables to subtract are the exceptions. */
  private readonly whole: Record<LocatorRangeKey, Uint32Array>;

  constructor(
    private readonly scan: BlockScan,
    private readonly currentYear: number,
  ) {
    this.options = Object.fromEntries(
      optionListNames.map(list => [list, optionLists[list].map(() => 0)]),
    ) as Record<OptionList, number[]>;
    this.whole = Object.fromEntries(locatorRangeKeys.map(key => [key, new Uint32Array(barSlots)])) as Record<
      LocatorRangeKey,
      Uint32Array
    >;
    for (const key of placeKeys) for (const table of this.codeTables(key)) table.fill(0);
    for (const key of locatorRangeKeys) {
      this.barTables(key, 'plus').fill(0);
      this.barTables(key, 'minus').fill(0);
    }
  }

  /** Counts the rows of a mask, `count` in number, for each of these filters. */
  add(keys: readonly FilterKey[], block: number, mask: number, count: number): void {
    const rows = this.scan.rowsIn(block);
    const dense = count * 2 > rows;
    if (dense && count < rows) this.turnOver(mask, block);
    for (const key of keys) {
      if (key === 'municipalities' || key === 'provinces') this.addPlaces(key, block, mask, count);
      else if (isOptionList(key)) this.addOptions(key, block, mask, count, rows);
      else if (dense) this.addBlockBut(key, block, count < rows);
      else this.addBars(key, block, mask, 'plus');
    }
  }

  result(): FacetCounts {
    return {
      count: this.count,
      options: this.options,
      municipalities: this.placeCounts('municipalities'),
      provinces: this.placeCounts('provinces'),
      bars: Object.fromEntries(locatorRangeKeys.map(key => [key, this.bars(key)])) as FacetCounts['bars'],
    };
  }

  private turnOver(mask: number, block: number): void {
    const { scratch, kernel } = this.scan;
    this.scan.fill(scratch.mask(fullMask), block);
    kernel.turnOver(mask, scratch.mask(fullMask), scratch.mask(restMask), blockMaskBytes);
  }

  /** Options that no row of the block has, or every row, are skipped. */
  private addOptions(list: OptionList, block: number, mask: number, count: number, rows: number): void {
    const { layout, kernel, totals } = this.scan;
    const counts = this.options[list];
    for (let option = 0; option < counts.length; option++) {
      const inBlock = totals.ofOption(list, option, block);
      if (inBlock === 0) continue;
      const at = optionMask(layout, list, option) + block * blockMaskBytes;
      const both = inBlock === rows ? count : kernel.countBoth(mask, at, blockMaskBytes);
      counts[option] = (counts[option] ?? 0) + both;
    }
  }

  private addPlaces(key: PlaceKey, block: number, mask: number, count: number): void {
    const [least, greatest] = this.scan.zone('gemeente', block);
    const [first, second] = this.scan.scratch.codeTables(key);
    if (least < greatest)
      this.scan.kernel.tally(this.scan.codesAt('gemeente', block), mask, blockMaskBytes, first, second);
    else {
      const [table] = this.codeTables(key);
      table[least] = (table[least] ?? 0) + count;
    }
  }

  private addBlockBut(key: LocatorRangeKey, block: number, someNot: boolean): void {
    const whole = this.whole[key];
    const totals = this.scan.totals.ofBars(key, block);
    for (let bar = 0; bar < barSlots; bar++) whole[bar] = (whole[bar] ?? 0) + (totals[bar] ?? 0);
    if (someNot) this.addBars(key, block, this.scan.scratch.mask(restMask), 'minus');
  }

  private addBars(key: LocatorRangeKey, block: number, mask: number, what: 'plus' | 'minus'): void {
    const { scratch, kernel, layout } = this.scan;
    kernel.tallyBars(
      layout.bars[key] + block * blockRows,
      mask,
      blockMaskBytes,
      scratch.barTables(key, what),
    );
  }

  private codeTables(key: PlaceKey): [Uint32Array, Uint32Array] {
    const { memory, header } = this.scan.index;
    const [first, second] = this.scan.scratch.codeTables(key);
    const length = header.gemeenten.length + 1;
    return [new Uint32Array(memory.buffer, first, length), new Uint32Array(memory.buffer, second, length)];
  }

  private barTables(key: LocatorRangeKey, what: 'plus' | 'minus'): Uint32Array {
    return new Uint32Array(
      this.scan.index.memory.buffer,
      this.scan.scratch.barTables(key, what),
      4 * barSlots,
    );
  }

  private placeCounts(key: PlaceKey): number[] {
    const [first, second] = this.codeTables(key);
    return Array.from(first.subarray(0, -1), (count, code) => count + (second[code] ?? 0));
  }

  /** Years in the future are in the last bar. */
  private bars(key: LocatorRangeKey): number[] {
    const plus = this.barTables(key, 'plus');
    const minus = this.barTables(key, 'minus');
    const sums = Array.from(this.whole[key], (whole, bar) => {
      let sum = whole;
      for (let table = bar; table < plus.length; table += barSlots)
        sum += (plus[table] ?? 0) - (minus[table] ?? 0);
      return sum;
    });
    const shown = locatorBins(key, this.currentYear).length - 1;
    const beyond = sums.slice(shown, unknownBar).reduce((sum, count) => sum + count, 0);
    const bars = sums.slice(0, shown);
    bars[shown - 1] = (bars[shown - 1] ?? 0) + beyond;
    return [...bars, sums[unknownBar] ?? 0];
  }
}

function isOptionList(key: FilterKey): key is OptionList {
  return key in optionLists;
}

export function mergeFacets(parts: readonly FacetCounts[]): FacetCounts {
  return parts.reduce((sum, part) => ({
    count: sum.count + part.count,
    options: mergeRecords(sum.options, part.options),
    municipalities: added(sum.municipalities, part.municipalities),
    provinces: added(sum.provinces, part.provinces),
    bars: mergeRecords(sum.bars, part.bars),
  }));
}

function mergeRecords<Key extends string>(
  left: Record<Key, number[]>,
  right: Record<Key, number[]>,
): Record<Key, number[]> {
  const keys = Object.keys(left) as Key[];
  return Object.fromEntries(keys.map(key => [key, added(left[key], right[key])])) as Record<Key, number[]>;
}

function added(left: readonly number[], right: readonly number[]): number[] {
  return left.map((count, index) => count + (right[index] ?? 0));
}

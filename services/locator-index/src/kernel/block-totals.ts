import { type LocatorRangeKey, locatorBins, locatorRangeKeys } from '@kavel/contracts/locator';
import {
  blockMaskBytes,
  blockRows,
  type Layout,
  type OptionList,
  optionListNames,
  optionLists,
  optionMask,
  unknownBar,
} from '../columns/layout';
import type { LoadedIndex } from '../columns/load-index';
import { lowerBound } from '../plan';
import type { Kernel } from './kernel-on';

/** Bars of a histogram with room for future years, and one for unknown. */
export const barSlots = 256;
const farYear = 2_200;

/** Number of rows of each block by bar and option, so that they need not be counted again. */
export class BlockTotals {
  private readonly bars: Record<LocatorRangeKey, Uint16Array>;
  private readonly options: Record<OptionList, Uint16Array>;

  /** Also fills the bars of these blocks, from the codes. */
  constructor(index: LoadedIndex, kernel: Kernel, from: number, to: number) {
    const { blocks } = index.layout;
    this.bars = Object.fromEntries(
      locatorRangeKeys.map(key => [key, new Uint16Array(blocks * barSlots)]),
    ) as Record<LocatorRangeKey, Uint16Array>;
    this.options = Object.fromEntries(
      optionListNames.map(list => [list, new Uint16Array(blocks * optionLists[list].length)]),
    ) as Record<OptionList, Uint16Array>;
    for (const key of locatorRangeKeys) fillBars(index, key, from, to, this.bars[key]);
    for (const list of optionListNames)
      countOptions(index.layout, kernel, list, from, to, this.options[list]);
  }

  /** Row counts of a block by bar. */
  ofBars(key: LocatorRangeKey, block: number): Uint16Array {
    return this.bars[key].subarray(block * barSlots, (block + 1) * barSlots);
  }

  ofOption(list: OptionList, option: number, block: number): number {
    return this.options[list][block * optionLists[list].length + option] ?? 0;
  }
}

function fillBars(
  { header, layout, memory }: LoadedIndex,
  key: LocatorRangeKey,
  from: number,
  to: number,
  totals: Uint16Array,
): void {
  const barOf = barsByCode(key, header.values[key]);
  const padded = layout.blocks * blockRows;
  const codes = new Uint16Array(memory.buffer, layout.codes[key], padded);
  const bars = new Uint8Array(memory.buffer, layout.bars[key], padded);
  for (let row = from * blockRows; row < Math.min(to * blockRows, header.objects); row++) {
    const bar = barOf[codes[row] ?? 0] ?? unknownBar;
    bars[row] = bar;
    const slot = (row >> 14) * barSlots + bar;
    totals[slot] = (totals[slot] ?? 0) + 1;
  }
}

/** The bar of each code. Bars for years continue into the future; the first bar includes all earlier years. */
function barsByCode(key: LocatorRangeKey, values: readonly number[]): Uint8Array {
  const bars = new Uint8Array(values.length + 1).fill(unknownBar, values.length);
  const starts = locatorBins(key, farYear).slice(1, -1);
  for (const [bar, start] of starts.entries()) bars.fill(bar + 1, lowerBound(values, start), values.length);
  return bars;
}

function countOptions(
  layout: Layout,
  kernel: Kernel,
  list: OptionList,
  from: number,
  to: number,
  totals: Uint16Array,
): void {
  const length = optionLists[list].length;
  for (let block = from; block < to; block++) {
    for (let option = 0; option < length; option++) {
      const at = optionMask(layout, list, option) + block * blockMaskBytes;
      totals[block * length + option] = kernel.countBoth(at, at, blockMaskBytes);
    }
  }
}

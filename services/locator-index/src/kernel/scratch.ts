import { type LocatorRangeKey, locatorRangeKeys } from '@kavel/contracts/lists';
import { blockMaskBytes } from '../columns/layout';

const codeTableBytes = 65_536 * 4;
/** Four tables of 256 counts. */
const barTablesBytes = 4 * 256 * 4;
/** For each filter its own mask and the combination of those before it, and working masks. */
const masks = 40;

export const placeKeys = ['municipalities', 'provinces'] as const;
export type PlaceKey = (typeof placeKeys)[number];

const codeTablesStart = masks * blockMaskBytes;
const barTablesStart = codeTablesStart + placeKeys.length * 2 * codeTableBytes;

/**
 * Per-thread memory after the columns: masks of one block, two count tables by code for each kind of place, and count
 * tables by bar for each range, to add and to subtract.
 */
export const scratchBytes = barTablesStart + locatorRangeKeys.length * 2 * barTablesBytes;

/** Byte offsets of one thread's working memory. */
export class Scratch {
  constructor(private readonly start: number) {}

  mask(number: number): number {
    return this.start + number * blockMaskBytes;
  }

  /** The first and second count table by code. */
  codeTables(key: PlaceKey): [first: number, second: number] {
    const first = this.start + codeTablesStart + placeKeys.indexOf(key) * 2 * codeTableBytes;
    return [first, first + codeTableBytes];
  }

  /** Four count tables by bar. */
  barTables(key: LocatorRangeKey, what: 'plus' | 'minus'): number {
    const number = locatorRangeKeys.indexOf(key) * 2 + (what === 'plus' ? 0 : 1);
    return this.start + barTablesStart + number * barTablesBytes;
  }
}

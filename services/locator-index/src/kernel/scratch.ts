import { type LocatorRangeKey, locatorRangeKeys } from '@kavel/contracts/lists';
import { blockMaskBytes } from '../columns/layout';

const codeTableBytes = 65_536 * 4;
/** Four tables of 256 counts. */
const barTablesBytes = 4 * 256 * 4;
/** For each filter its own and the ones before it together, and those that are worked with. */
const masks = 40;

export const placeKeys = ['municipalities', 'provinces'] as const;
export type PlaceKey = (typeof placeKeys)[number];

const codeTablesStart = masks * blockMaskBytes;
const barTablesStart = codeTablesStart + placeKeys.length * 2 * codeTableBytes;

/**
 * What each thread keeps behind the columns: masks of one block, two tables of counts by code for each kind of place,
 * and tables of counts by bar for each range, to add and to take off.
 */
export const scratchBytes = barTablesStart + locatorRangeKeys.length * 2 * barTablesBytes;

/** Positions in the memory of the index of what one thread works with. */
export class Scratch {
  constructor(private readonly start: number) {}

  mask(number: number): number {
    return this.start + number * blockMaskBytes;
  }

  /** The first and second table of counts by code. */
  codeTables(key: PlaceKey): [first: number, second: number] {
    const first = this.start + codeTablesStart + placeKeys.indexOf(key) * 2 * codeTableBytes;
    return [first, first + codeTableBytes];
  }

  /** Four tables of counts by bar. */
  barTables(key: LocatorRangeKey, what: 'plus' | 'minus'): number {
    const number = locatorRangeKeys.indexOf(key) * 2 + (what === 'plus' ? 0 : 1);
    return this.start + barTablesStart + number * barTablesBytes;
  }
}

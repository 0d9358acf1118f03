import {
  energyLabels,
  enkelbestemmingen,
  gebruiksdoelen,
  type LocatorRangeKey,
  locatorRangeKeys,
} from '@kavel/contracts/lists';
import type { IndexedGemeente, IndexTexts } from './index-source';

/** Rows that are looked at together: their masks and codes fit the processor's nearest caches. */
export const blockRows = 16_384;
export const blockMaskBytes = blockRows / 8;

/** Columns of sixteen-bit codes: the place of the value among all values there are, ascending. */
export const codeColumns = [...locatorRangeKeys, 'gemeente'] as const;
export type CodeColumn = (typeof codeColumns)[number];

/** Columns with a bit for each row and option. */
export const optionLists = {
  functions: gebruiksdoelen,
  enkelbestemmingen,
  energyLabels,
} as const;
export type OptionList = keyof typeof optionLists;
export const optionListNames = Object.keys(optionLists) as OptionList[];

/** Byte offsets in the memory of the index. All columns are in the order of the index. */
export interface Layout {
  blocks: number;
  codes: Record<CodeColumn, number>;
  /** Least and greatest code of each block. */
  zones: Record<CodeColumn, number>;
  /** One mask after the other for the options of a list. */
  options: Record<OptionList, number>;
  /** Energy label as position in `energyLabels`, a byte each, 255 where not known. */
  labels: number;
  /** Row of `verblijfsobject`, four bytes. */
  rows: number;
  /** The other way round: position in the index by row of `verblijfsobject`. */
  positions: number;
  /** Place in the order of addresses, four bytes. */
  addresses: number;
  /** The other way round: position in the index by place in the order of addresses. */
  byAddress: number;
  /** House numbers in the order of addresses, four bytes. */
  houseNumbers: number;
  /** So much is in the file. */
  fileBytes: number;
  /** Bar of the histogram each row is in, a byte each, `unknownBar` where not known; made when the file is read. */
  bars: Record<LocatorRangeKey, number>;
  bytes: number;
}

export const unknownBar = 255;

/** The header of an index file, before the columns. */
export interface IndexHeader {
  version: number;
  objects: number;
  gemeenten: IndexedGemeente[];
  /** Values of each range by code. One code beyond the last means that the value is not known. */
  values: Record<LocatorRangeKey, number[]>;
}

/** The header in the file; threads do without the texts. */
export interface FileHeader extends IndexHeader {
  texts: IndexTexts;
  /** Place in the order of addresses where each street begins, and the end of the last. */
  streetStarts: number[];
}

export function layoutOf(objects: number): Layout {
  const blocks = Math.ceil(objects / blockRows);
  const padded = blocks * blockRows;
  let bytes = 0;
  const take = (size: number): number => {
    const at = bytes;
    bytes += Math.ceil(size / 64) * 64;
    return at;
  };
  const perCodeColumn = (size: number) =>
    Object.fromEntries(codeColumns.map(name => [name, take(size)])) as Record<CodeColumn, number>;
  const inFile = {
    codes: perCodeColumn(padded * 2),
    zones: perCodeColumn(blocks * 4),
    options: Object.fromEntries(
      optionListNames.map(name => [name, take((optionLists[name].length * padded) / 8)]),
    ) as Record<OptionList, number>,
    labels: take(padded),
    rows: take(padded * 4),
    positions: take(padded * 4),
    addresses: take(padded * 4),
    byAddress: take(padded * 4),
    houseNumbers: take(padded * 4),
  };
  const fileBytes = bytes;
  const bars = Object.fromEntries(locatorRangeKeys.map(key => [key, take(padded)])) as Layout['bars'];
  return { blocks, ...inFile, fileBytes, bars, bytes };
}

/** The mask of one option over all blocks. */
export function optionMask({ options, blocks }: Layout, list: OptionList, option: number): number {
  return options[list] + option * blocks * blockMaskBytes;
}

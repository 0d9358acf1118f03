import {
  energyLabels,
  enkelbestemmingen,
  gebruiksdoelen,
  type LocatorRangeKey,
  locatorRangeKeys,
} from '@kavel/contracts/lists';
import type { IndexedGemeente, IndexTexts } from './index-source';

/** Rows per block: their masks and codes fit the processor's L1 and L2 caches. */
export const blockRows = 16_384;
export const blockMaskBytes = blockRows / 8;

/** Columns of 16-bit codes: the index of the value among all distinct values, ascending. */
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

/** Byte offsets in the memory of the index. All columns are in index order. */
export interface Layout {
  blocks: number;
  codes: Record<CodeColumn, number>;
  /** Minimum and maximum code of each block. */
  zones: Record<CodeColumn, number>;
  /** A mask for each option of a list, one after the other. */
  options: Record<OptionList, number>;
  /** Energielabel as index in `energyLabels`, one byte each, 255 for unknown. */
  labels: number;
  /** Row of `verblijfsobject`, four bytes. */
  rows: number;
  /** The inverse: position in the index by row of `verblijfsobject`. */
  positions: number;
  /** Rank in address order, four bytes. */
  addresses: number;
  /** The inverse: position in the index by rank in address order. */
  byAddress: number;
  /** House numbers in address order, four bytes. */
  houseNumbers: number;
  /** Size of the file part. */
  fileBytes: number;
  /** Histogram bar of each row, one byte each, `unknownBar` for unknown; computed when the file is loaded. */
  bars: Record<LocatorRangeKey, number>;
  bytes: number;
}

export const unknownBar = 255;

/** The header of an index file, before the columns. */
export interface IndexHeader {
  version: number;
  objects: number;
  gemeenten: IndexedGemeente[];
  /** Values of each range by code. The code after the last means unknown. */
  values: Record<LocatorRangeKey, number[]>;
}

/** Header in the file; threads get it without the texts. */
export interface FileHeader extends IndexHeader {
  texts: IndexTexts;
  /** Start of each street in address order, followed by the end of the last. */
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

/** Offset of the mask of one option over all blocks. */
export function optionMask({ options, blocks }: Layout, list: OptionList, option: number): number {
  return options[list] + option * blocks * blockMaskBytes;
}

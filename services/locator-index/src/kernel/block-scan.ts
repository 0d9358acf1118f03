import { blockMaskBytes, blockRows, type CodeColumn, type Layout, optionMask } from '../columns/layout';
import type { LoadedIndex } from '../columns/load-index';
import type { PlannedFilter } from '../plan';
import { BlockTotals } from './block-totals';
import type { Kernel } from './kernel-on';
import { Scratch } from './scratch';

const spareMask = 36;
const copyMask = 37;

/** Applies filters block by block, for one thread. */
export class BlockScan {
  readonly layout: Layout;
  readonly scratch: Scratch;
  /** Totals of this thread's blocks. */
  readonly totals: BlockTotals;
  private readonly bytes: Uint8Array;
  private readonly zones: Record<CodeColumn, Uint16Array>;

  constructor(
    readonly index: LoadedIndex,
    readonly kernel: Kernel,
    scratchStart: number,
    from: number,
    to: number,
  ) {
    const { layout, memory } = index;
    this.layout = layout;
    this.scratch = new Scratch(scratchStart);
    this.bytes = new Uint8Array(memory.buffer);
    this.zones = Object.fromEntries(
      Object.entries(layout.zones).map(([column, at]) => [
        column,
        new Uint16Array(memory.buffer, at, layout.blocks * 2),
      ]),
    ) as Record<CodeColumn, Uint16Array>;
    this.totals = new BlockTotals(index, kernel, from, to);
  }

  rowsIn(block: number): number {
    return Math.min(blockRows, this.index.header.objects - block * blockRows);
  }

  /** Sets all rows of the block; the last block may be partial. */
  fill(mask: number, block: number): void {
    this.bytes.fill(255, mask, mask + blockMaskBytes);
    const rows = this.rowsIn(block);
    if (rows === blockRows) return;
    this.bytes.fill(0, mask + Math.ceil(rows / 8), mask + blockMaskBytes);
    if (rows % 8 > 0) this.bytes[mask + (rows >> 3)] = (1 << (rows & 7)) - 1;
  }

  clear(mask: number): void {
    this.bytes.fill(0, mask, mask + blockMaskBytes);
  }

  copy(from: number, to: number): void {
    this.bytes.copyWithin(to, from, from + blockMaskBytes);
  }

  /** Clears the rows that the filter rejects. False when none is left. */
  keep(filter: PlannedFilter, block: number, mask: number): boolean {
    if (filter.kind === 'range') return this.keepCodes(filter.key, filter.low, filter.high, block, mask);
    if (filter.kind === 'options') return this.keepOptions(filter, block, mask);
    if (filter.kind === 'rows') return this.keepRows(filter.words, block, mask);
    return this.keepPlaces(filter.codes, block, mask);
  }

  /** Rows of the block that match all filters. */
  keepAll(filters: readonly PlannedFilter[], block: number, mask: number): boolean {
    this.fill(mask, block);
    return this.keepEach(filters, block, mask);
  }

  /** Clears the rows that any of the filters rejects. False when none is left. */
  keepEach(filters: readonly PlannedFilter[], block: number, mask: number): boolean {
    return filters.every(filter => this.keep(filter, block, mask));
  }

  count(mask: number): number {
    return this.kernel.countBoth(mask, mask, blockMaskBytes);
  }

  codesAt(column: CodeColumn, block: number): number {
    return this.layout.codes[column] + block * blockRows * 2;
  }

  /** Minimum and maximum code of a block. */
  zone(column: CodeColumn, block: number): [least: number, greatest: number] {
    const zones = this.zones[column];
    return [zones[block * 2] ?? 0, zones[block * 2 + 1] ?? 0];
  }

  /** Clears the rows with a code outside the range. False when none is left. */
  keepCodes(column: CodeColumn, low: number, high: number, block: number, mask: number): boolean {
    const [least, greatest] = this.zone(column, block);
    if (low > high || least > high || greatest < low) {
      this.clear(mask);
      return false;
    }
    if (least >= low && greatest <= high) return true;
    return this.kernel.keepRange(this.codesAt(column, block), low, high - low, mask, blockMaskBytes) !== 0;
  }

  /** Clears the rows outside this range in address order. */
  keepAddresses(low: number, high: number, block: number, mask: number): boolean {
    const addresses = this.layout.addresses + block * blockRows * 4;
    return this.kernel.keepWideRange(addresses, low, high - low, mask, blockMaskBytes) !== 0;
  }

  private keepOptions(
    { key, options }: Extract<PlannedFilter, { kind: 'options' }>,
    block: number,
    mask: number,
  ): boolean {
    const [first = 0, ...others] = options.map(
      option => optionMask(this.layout, key, option) + block * blockMaskBytes,
    );
    if (others.length === 0) return this.kernel.and(mask, first, blockMaskBytes) !== 0;
    const any = this.scratch.mask(spareMask);
    this.copy(first, any);
    for (const other of others) this.kernel.or(any, other, blockMaskBytes);
    return this.kernel.and(mask, any, blockMaskBytes) !== 0;
  }

  private keepRows(words: Uint32Array, block: number, mask: number): boolean {
    const kept = new Uint32Array(this.index.memory.buffer, mask, blockRows / 32);
    const first = block * kept.length;
    let any = 0;
    for (let word = 0; word < kept.length; word++) {
      const both = (kept[word] ?? 0) & (words[first + word] ?? 0);
      kept[word] = both;
      any |= both;
    }
    return any !== 0;
  }

  /** A block has few municipalities with adjacent codes: use one range for each run of selected ones. */
  private keepPlaces(chosen: Uint8Array, block: number, mask: number): boolean {
    const [least, greatest] = this.zone('gemeente', block);
    const runs = runsOf(chosen, least, greatest);
    const [first, ...others] = runs;
    if (!first) {
      this.clear(mask);
      return false;
    }
    if (others.length === 0) return this.keepCodes('gemeente', first[0], first[1], block, mask);
    const whole = this.scratch.mask(copyMask);
    const run = this.scratch.mask(spareMask);
    this.copy(mask, whole);
    this.keepCodes('gemeente', first[0], first[1], block, mask);
    for (const [low, high] of others) {
      this.copy(whole, run);
      this.keepCodes('gemeente', low, high, block, run);
      this.kernel.or(mask, run, blockMaskBytes);
    }
    return this.count(mask) > 0;
  }
}

function runsOf(chosen: Uint8Array, least: number, greatest: number): [low: number, high: number][] {
  const runs: [number, number][] = [];
  for (let code = least; code <= greatest; code++) {
    const last = runs.at(-1);
    if (!chosen[code]) continue;
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}

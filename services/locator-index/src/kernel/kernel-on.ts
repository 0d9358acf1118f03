/** The functions of kernel-text.ts. All positions are byte offsets in the index memory. */
export interface Kernel {
  keepRange(codes: number, low: number, span: number, mask: number, bytes: number): number;
  keepWideRange(values: number, low: number, span: number, mask: number, bytes: number): number;
  and(mask: number, other: number, bytes: number): number;
  or(mask: number, other: number, bytes: number): void;
  countBoth(mask: number, other: number, bytes: number): number;
  turnOver(from: number, other: number, to: number, bytes: number): void;
  tallyBars(bars: number, mask: number, bytes: number, tables: number): void;
  tally(codes: number, mask: number, bytes: number, table: number, second: number): void;
}

export function kernelOn(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernel {
  return new WebAssembly.Instance(module, { index: { memory } }).exports as unknown as Kernel;
}

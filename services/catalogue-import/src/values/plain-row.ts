import type { PackableBytes } from '../build/packed-rows';
import { unusual } from './plain-values';

/** The numbers that stand for the values of a row, as they come, and its bytes: filled anew for each row. */
export class PlainRow {
  readonly numbers: Float64Array;
  bytes: PackableBytes | null = null;
  isUsual = true;
  private filled = 0;

  constructor(columns: number) {
    this.numbers = new Float64Array(columns);
  }

  begin(): void {
    this.filled = 0;
    this.isUsual = true;
    this.bytes = null;
  }

  put(number: number): void {
    this.numbers[this.filled] = number;
    this.filled += 1;
    if (number === unusual) this.isUsual = false;
  }

  /** In the one column of bytes. */
  putBytes(bytes: PackableBytes): void {
    this.filled += 1;
    this.bytes = bytes;
  }
}

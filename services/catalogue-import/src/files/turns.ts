/** One of several readers of a file, each of whom reads what no other has begun. */
export interface Share {
  index: number;
  of: number;
  /** How many parts were begun, a number that all of them share. */
  begun: Int32Array;
}

/** Shares for two who read a file together. */
export function twoShares(): [Share, Share] {
  const begun = new Int32Array(new SharedArrayBuffer(4));
  return [
    { index: 0, of: 2, begun },
    { index: 1, of: 2, begun },
  ];
}

/** Tells a reader which parts of a file are his; whoever reads alone has all of them. */
export class Turns {
  private part = -1;
  private claimed = -1;

  constructor(private readonly share?: Share) {}

  /** The number of the part that is read, from 0. */
  get number(): number {
    return this.part;
  }

  /** Goes on to the next part. */
  next(): boolean {
    this.part += 1;
    if (!this.share) return true;
    if (this.part > this.claimed) this.claimed = Atomics.add(this.share.begun, 0, 1);
    return this.part === this.claimed;
  }
}

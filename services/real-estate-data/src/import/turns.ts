/** One of several readers of a file, who read parts of it in turn. */
export interface Share {
  index: number;
  of: number;
}

export const wholeFile: Share = { index: 0, of: 1 };

/** Tells a reader which of the parts are his. */
export class Turns {
  private part = 0;

  constructor(private readonly share: Share) {}

  /** Goes on to the next part. */
  next(): boolean {
    const isOurs = this.part % this.share.of === this.share.index;
    this.part += 1;
    return isOurs;
  }
}

/** Milliseconds of work after which other calls get their turn. */
const turnMs = 8;

/** Tells a long calculation when to let other calls go first. */
export class Turns {
  private began = performance.now();

  /** Waits for the other calls when this one has worked long enough. */
  async pause(): Promise<void> {
    if (performance.now() - this.began < turnMs) return;
    await new Promise(resolve => setImmediate(resolve));
    this.began = performance.now();
  }
}

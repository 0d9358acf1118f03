/** Pictures kept at most: about 8 MB. */
const mostKept = 100;
const keptMs = 60 * 60 * 1_000;

interface Kept {
  picture: Promise<Buffer>;
  until: number;
}

/** Pictures of the last hour: what is shared is asked for by many at once. One that fails is not kept. */
export class KeptPictures {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number = Date.now) {}

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known !== undefined && known.until > this.now()) return known.picture;
    this.kept.delete(key);
    const picture = draw();
    this.kept.set(key, { picture, until: this.now() + keptMs });
    picture.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return picture;
  }
}

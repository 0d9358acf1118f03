/**
 * What texts of a column stand for, as numbers, by the bytes that they are written in. Registers have few words and many
 * rows of each: a text is made of the first only.
 */
export class ByteNumbers {
  private size = 1 << 10;
  /** Of each place: where its bytes begin, how many there are, and their number. A length of 0 is a free place. */
  private starts = new Int32Array(this.size);
  private lengths = new Int32Array(this.size);
  private numbers = new Float64Array(this.size);
  private bytes = Buffer.allocUnsafe(1 << 14);
  private used = 0;
  private count = 0;

  constructor(private readonly meaning: (text: string) => number) {}

  /** Of at least one byte. */
  of(source: Buffer, from: number, length: number): number {
    let at = this.placeOf(source, from, length);
    if (this.lengths[at] !== 0) return this.numbers[at] ?? 0;
    const number = this.meaning(source.toString('utf8', from, from + length));
    if (this.count * 2 >= this.size) {
      this.grow();
      at = this.placeOf(source, from, length);
    }
    this.keep(at, source, from, length, number);
    return number;
  }

  /** Where these bytes stand, or else where they may. */
  private placeOf(source: Buffer, from: number, length: number): number {
    const last = this.size - 1;
    let at = hashOf(source, from, length) & last;
    while (this.lengths[at] !== 0 && !this.isAt(at, source, from, length)) at = (at + 1) & last;
    return at;
  }

  private isAt(at: number, source: Buffer, from: number, length: number): boolean {
    if (this.lengths[at] !== length) return false;
    const start = this.starts[at] ?? 0;
    for (let byte = 0; byte < length; byte++)
      if (this.bytes[start + byte] !== source[from + byte]) return false;
    return true;
  }

  private keep(at: number, source: Buffer, from: number, length: number, number: number): void {
    while (this.used + length > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes], this.bytes.length * 2);
    source.copy(this.bytes, this.used, from, from + length);
    this.starts[at] = this.used;
    this.lengths[at] = length;
    this.numbers[at] = number;
    this.used += length;
    this.count += 1;
  }

  private grow(): void {
    const { starts, lengths, numbers } = this;
    this.size *= 2;
    this.starts = new Int32Array(this.size);
    this.lengths = new Int32Array(this.size);
    this.numbers = new Float64Array(this.size);
    for (const [old, length] of lengths.entries()) {
      if (length === 0) continue;
      const at = this.placeOf(this.bytes, starts[old] ?? 0, length);
      this.starts[at] = starts[old] ?? 0;
      this.lengths[at] = length;
      this.numbers[at] = numbers[old] ?? 0;
    }
  }
}

/** FNV-1a, with its upper bits mixed into those that are used. */
function hashOf(source: Buffer, from: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ (source[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}

import { type Packing, pack } from './packing';

const mostBytes = 64 * 1024 * 1024;

/** LRU cache of compressed tiles by key. An empty tile is an empty buffer. */
export class PackedCache {
  private readonly kept = new Map<string, Buffer>();
  private bytes = 0;

  async get(key: string, packing: Packing, make: () => Promise<Uint8Array>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const made = await make();
    const packed = made.length > 0 ? await pack(made, packing) : Buffer.alloc(0);
    this.keep(key, packed);
    return packed;
  }

  private keep(key: string, packed: Buffer): void {
    if (this.kept.has(key)) return;
    this.kept.set(key, packed);
    this.bytes += packed.length + key.length;
    for (const [oldest, value] of this.kept) {
      if (this.bytes <= mostBytes) return;
      this.kept.delete(oldest);
      this.bytes -= value.length + oldest.length;
    }
  }
}

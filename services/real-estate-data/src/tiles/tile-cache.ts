import type { Snapshot } from '@kavel/catalogue';
import { type TileLayer, writeTile } from './mvt-writer';
import { type Packing, pack } from './packing';
import type { Tile } from './tile';

const mostBytes = 64 * 1024 * 1024;

/** Key of a cached tile: its content and compression. */
export interface TileForm {
  /** Names of layers, or of a filter. */
  kind: string;
  packing: Packing;
}

/** LRU cache of compressed tiles. An empty tile is an empty buffer. */
export class TileCache {
  private readonly kept = new Map<string, Buffer>();
  private bytes = 0;

  async get(
    snapshot: Snapshot,
    tile: Tile,
    { kind, packing }: TileForm,
    make: () => Promise<TileLayer[]>,
  ): Promise<Buffer> {
    const key = `${snapshot.id}/${kind}/${tile.z}/${tile.left}/${tile.top}/${packing}`;
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const made = writeTile(await make());
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

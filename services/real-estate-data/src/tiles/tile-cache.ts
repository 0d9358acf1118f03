import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Snapshot } from '../store/snapshot';
import { type TileLayer, writeTile } from './mvt-writer';
import type { Tile } from './tile';

const compress = promisify(gzip);
const mostBytes = 64 * 1024 * 1024;

/** Tiles in gzip, the most recently used ones kept. An empty tile is an empty buffer. */
export class TileCache {
  private readonly kept = new Map<string, Buffer>();
  private bytes = 0;

  /** `kind` says what of the snapshot is in the tile. */
  async get(snapshot: Snapshot, tile: Tile, kind: string, make: () => Promise<TileLayer[]>): Promise<Buffer> {
    const key = `${snapshot.id}/${kind}/${tile.z}/${tile.left}/${tile.top}`;
    const known = this.kept.get(key);
    if (known) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const made = writeTile(await make());
    const packed = made.length > 0 ? await compress(made, { level: 6 }) : Buffer.alloc(0);
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

import type { Snapshot } from '@kavel/catalogue';
import { type TileLayer, writeTile } from './mvt-writer';
import { PackedCache } from './packed-cache';
import type { Packing } from './packing';
import type { Tile } from './tile';

/** Key of a cached tile: its content and compression. */
export interface TileForm {
  /** Names of layers, or of a filter. */
  kind: string;
  packing: Packing;
}

/** Cache of vector tiles. */
export class TileCache {
  private readonly packed = new PackedCache();

  get(
    snapshot: Snapshot,
    tile: Tile,
    { kind, packing }: TileForm,
    make: () => Promise<TileLayer[]>,
  ): Promise<Buffer> {
    const key = `${snapshot.id}/${kind}/${tile.z}/${tile.left}/${tile.top}/${packing}`;
    return this.packed.get(key, packing, async () => writeTile(await make()));
  }
}

import type { Snapshot } from '@kavel/catalogue';
import { type AreaKind, type AreaShape, areasInBox, type GroundShape, groundInBox } from '@kavel/catalogue';
import type { Tile } from './tile';

const groundKindsByZoom: readonly (readonly [from: number, kinds: readonly string[]])[] = [
  [14, ['land', 'water', 'green', 'sports', 'square', 'main', 'street', 'path', 'rail']],
  [13, ['land', 'water', 'green', 'sports', 'square', 'main', 'street', 'rail']],
  [11, ['land', 'water', 'green', 'sports', 'main', 'rail']],
  [0, ['land', 'water', 'main']],
];

/** Data of one tile. Data used by several layers is read once. */
export class TileSource {
  private readonly areas = new Map<AreaKind, Promise<AreaShape[]>>();
  private groundShapes: Promise<GroundShape[]> | null = null;

  constructor(
    readonly snapshot: Snapshot,
    readonly tile: Tile,
  ) {}

  areasOf(kind: AreaKind): Promise<AreaShape[]> {
    const known = this.areas.get(kind);
    if (known) return known;
    const read = areasInBox(this.snapshot, kind, this.tile.box);
    this.areas.set(kind, read);
    return read;
  }

  ground(): Promise<GroundShape[]> {
    const kinds = groundKindsByZoom.find(([from]) => this.tile.z >= from)?.[1] ?? [];
    this.groundShapes ??= groundInBox(this.snapshot, this.tile.box, kinds);
    return this.groundShapes;
  }
}

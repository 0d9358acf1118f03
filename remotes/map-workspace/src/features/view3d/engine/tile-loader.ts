import type { Credit } from '../model/credits';
import type { BuildingsLayer } from './buildings-layer';
import type { Position } from './earth';
import { openTileReader } from './tile-reader';
import { type Eye, Tileset } from './tileset';
import { fetched, type Trouble, troubleOf } from './trouble';

export interface TileLoaderOptions {
  address: string;
  buildings: BuildingsLayer;
  onTrouble(trouble: Trouble): void;
  /** Called when more or other tiles are there, or one is not coming. */
  onChange(): void;
}

/** Brings the tiles that a view needs into the layer. */
export class TileLoader {
  private readonly tileset: Tileset;
  private readonly reader = openTileReader();
  private readonly asked = new Set<string>();
  private readonly own: string;
  /** Of tiles of others, which may not say whose they are. */
  private outsideHost: string | null = null;
  private pending = 0;
  private removed = false;

  constructor(private readonly options: TileLoaderOptions) {
    const { address } = options;
    const changed = () => this.removed || options.onChange();
    this.own = new URL('.', new URL(address, window.location.href)).href;
    this.tileset = new Tileset(address, async one => (await fetched(one)).json(), {
      changed,
      failed: (error, at) => this.removed || options.onTrouble(troubleOf(error, at)),
    });
  }

  get credit(): Credit | null {
    return this.tileset.credit ?? (this.outsideHost ? [{ name: this.outsideHost, fictional: false }] : null);
  }

  /** Whether nothing is being loaded any more. */
  get quiet(): boolean {
    return this.pending === 0 && this.tileset.quiet;
  }

  /** Whether all that a view shows around a place is there. */
  covers(eye: Eye, place: Position, reach: number): boolean {
    const wanted = this.tileset.tilesFor({ ...eye, middle: place, reach });
    return wanted.length > 0 && wanted.every(({ address }) => this.options.buildings.has(address));
  }

  open(): Promise<void> {
    return this.tileset.open();
  }

  /** Loads what is missing, shows what is there. */
  update(eye: Eye): void {
    const { buildings } = this.options;
    const wanted = this.tileset.tilesFor(eye);
    for (const { address, transform } of wanted) {
      if (this.asked.has(address) || buildings.has(address)) continue;
      this.asked.add(address);
      this.pending += 1;
      const isOwn = address.startsWith(this.own);
      if (!isOwn) this.outsideHost ??= new URL(address).host;
      fetched(address)
        .then(answer => answer.arrayBuffer())
        .then(file => this.reader.read(file, isOwn ? null : transform))
        .then(geometries => {
          if (!this.removed) buildings.add(address, geometries, transform);
        })
        .catch(error => this.removed || this.options.onTrouble(troubleOf(error, address)))
        .finally(() => {
          this.pending -= 1;
          if (!this.removed) this.options.onChange();
        });
    }
    buildings.show(wanted.map(({ address }) => address).filter(address => buildings.has(address)));
  }

  close(): void {
    this.removed = true;
    this.reader.close();
  }
}

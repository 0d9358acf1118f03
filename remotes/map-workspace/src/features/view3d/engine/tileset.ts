import type { Credit } from '../model/credits';
import { type Position, toDegrees, toEarth } from './earth';
import { identity, type Matrix, moved, times } from './transforms';

interface Node {
  boundingVolume?: { region?: number[]; box?: number[]; sphere?: number[] };
  geometricError?: number;
  refine?: string;
  transform?: number[];
  content?: { uri?: string; url?: string };
  children?: Node[];
}

interface Asset {
  copyright?: string;
  /** Of our own tilesets. */
  extras?: { sources?: Credit };
}

interface Opened {
  root: Node;
  address: string;
}

/** A tile to draw. */
export interface TileAsked {
  address: string;
  /** To earth-centred metres. */
  transform: Matrix;
}

/** From where a tileset is looked at. */
export interface Eye extends Position {
  /** m above the ground. */
  height: number;
  /** Pixels that a metre takes at a distance of one metre. */
  pixels: number;
  /** m around the middle of the view that are seen. */
  reach: number;
  middle: Position;
}

/** Pixels that a picture may be off before a finer one is asked for. */
const mostError = 16;
/** Tiles that are drawn at once. */
const mostTiles = 80;

/** 3D Tiles 1.1: the tiles that a view needs. Tilesets within are opened when they are first needed. */
export class Tileset {
  private readonly opened = new Map<string, Opened | null>();
  /** Whose data it is, as it says. */
  credit: Credit | null = null;
  private readonly waiting = new Map<string, Promise<void>>();

  constructor(
    private readonly address: string,
    private readonly fetchJson: (address: string) => Promise<unknown>,
    private readonly on: { changed(): void; failed(error: unknown, address: string): void },
  ) {}

  /** Whether no tileset is being opened. */
  get quiet(): boolean {
    return this.opened.size > 0 && this.waiting.size === 0;
  }

  open(): Promise<void> {
    return this.load(this.address);
  }

  /** Nearest first. */
  tilesFor(eye: Eye): TileAsked[] {
    const found: (TileAsked & { distance: number })[] = [];
    const root = this.opened.get(this.address);
    if (root) this.visit(root, root.root, identity, eye, found);
    return found.sort((a, b) => a.distance - b.distance).slice(0, mostTiles);
  }

  private visit(
    { address }: Opened,
    node: Node,
    above: Matrix,
    eye: Eye,
    found: (TileAsked & { distance: number })[],
  ): void {
    const transform = node.transform ? times(above, node.transform) : above;
    const { centre, radius } = boundsOf(node, transform);
    const away = metresBetween(centre, eye.middle) - radius;
    if (away > eye.reach) return;
    const distance = Math.max(1, Math.hypot(Math.max(0, metresBetween(centre, eye) - radius), eye.height));
    const error = ((node.geometricError ?? 0) * eye.pixels) / distance;
    const uri = node.content?.uri ?? node.content?.url;
    const own = uri ? new URL(uri, new URL(address, window.location.href)).href : null;
    const refined = error > mostError && (node.children?.length ?? 0) > 0;
    if (own && /\.json(\?|$)/.test(own)) {
      const inner = this.opened.get(own);
      if (inner) this.visit(inner, inner.root, transform, eye, found);
      else void this.load(own);
    } else if (own && (!refined || node.refine === 'ADD')) found.push({ address: own, transform, distance });
    if (refined || !own)
      for (const child of node.children ?? [])
        this.visit({ address, root: node }, child, transform, eye, found);
  }

  private load(address: string): Promise<void> {
    if (this.opened.has(address)) return Promise.resolve();
    const asked =
      this.waiting.get(address) ??
      this.fetchJson(address)
        .then(text => {
          const { root, asset } = text as { root?: Node; asset?: Asset };
          if (!root) throw new Error('is no tileset');
          this.credit ??= creditOf(asset);
          this.opened.set(address, { root, address });
        })
        .catch(error => {
          this.opened.set(address, null);
          this.on.failed(error, address);
        })
        .finally(() => {
          this.waiting.delete(address);
          this.on.changed();
        });
    this.waiting.set(address, asked);
    return asked;
  }
}

function creditOf({ copyright, extras }: Asset = {}): Credit | null {
  if (Array.isArray(extras?.sources)) return extras.sources;
  return copyright ? [{ name: copyright, fictional: false }] : null;
}

const toDegreesOf = 180 / Math.PI;
const everywhere = { centre: { lon: 5.4, lat: 52.2 }, radius: 1e7 };

function boundsOf({ boundingVolume: volume }: Node, transform: Matrix): { centre: Position; radius: number } {
  if (volume?.region) {
    const [west = 0, south = 0, east = 0, north = 0] = volume.region.map(value => value * toDegreesOf);
    const centre = { lon: (west + east) / 2, lat: (south + north) / 2 };
    return { centre, radius: metresBetween(centre, { lon: west, lat: south }) };
  }
  const [x = 0, y = 0, z = 0, ...rest] = volume?.box ?? volume?.sphere ?? [];
  if (rest.length === 0) return everywhere;
  return { centre: toDegrees(moved([x, y, z], transform)), radius: Math.hypot(...rest) };
}

function metresBetween(one: Position, other: Position): number {
  const [a, b] = [toEarth(one), toEarth(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

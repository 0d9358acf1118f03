import { accessBit, arcMs, modeBits, type RoadGraph, type RoadMode, walkMsPerMetre } from './road-graph';
import type { Seed } from './road-search';
import { unreached } from './road-search';

/** A place on a road: so far along an arc, and the walk to it in milliseconds. */
export interface Snap {
  arc: number;
  from: number;
  to: number;
  /** 0 at `from`, 1 at `to`. */
  share: number;
  walkMs: number;
}

/** A place on the grid of the graph; a grid cell is so many metres there. */
export interface GridPlace {
  x: number;
  y: number;
  metresPerUnit: number;
}

/** Cells of 2^15 units of the Mercator grid of 31 bits: some 380 m in the Netherlands. */
const usualShift = 15;
const mostCells = 4_000_000;

/** Finds the road nearest to a place. Roads are listed by cell. */
export class RoadIndex {
  private readonly xmin: number;
  private readonly ymin: number;
  private readonly width: number;
  private readonly height: number;
  private readonly shift: number;
  private readonly first: Uint32Array;
  private readonly arcs: Uint32Array;
  /** Node that an arc leaves, by place in `arcs`. */
  private readonly sources: Uint32Array;

  constructor(private readonly graph: RoadGraph) {
    const { x, y } = graph;
    let [xmin, ymin, xmax, ymax] = [2 ** 31, 2 ** 31, 0, 0];
    for (let node = 0; node < x.length; node++) {
      xmin = Math.min(xmin, x[node] ?? 0);
      xmax = Math.max(xmax, x[node] ?? 0);
      ymin = Math.min(ymin, y[node] ?? 0);
      ymax = Math.max(ymax, y[node] ?? 0);
    }
    [this.xmin, this.ymin] = [xmin, ymin];
    let shift = usualShift;
    const cellsAt = (by: number, span: number): number => Math.floor(Math.max(0, span) / 2 ** by) + 1;
    while (cellsAt(shift, xmax - xmin) * cellsAt(shift, ymax - ymin) > mostCells) shift += 1;
    this.shift = shift;
    this.width = cellsAt(shift, xmax - xmin);
    this.height = cellsAt(shift, ymax - ymin);
    this.first = new Uint32Array(this.width * this.height + 1);
    this.eachRoad(cell => {
      this.first[cell + 1] = (this.first[cell + 1] ?? 0) + 1;
    });
    for (let cell = 1; cell < this.first.length; cell++)
      this.first[cell] = (this.first[cell] ?? 0) + (this.first[cell - 1] ?? 0);
    const next = this.first.slice(0, -1);
    this.arcs = new Uint32Array(this.first.at(-1) ?? 0);
    this.sources = new Uint32Array(this.arcs.length);
    this.eachRoad((cell, arc, from) => {
      const at = next[cell] ?? 0;
      next[cell] = at + 1;
      this.arcs[at] = arc;
      this.sources[at] = from;
    });
  }

  /** The nearest road that a mode may use within so many metres; null when there is none. */
  nearest(place: GridPlace, mode: RoadMode, mostMetres: number): Snap | null {
    const { graph } = this;
    const { x, y, metresPerUnit } = place;
    const reach = mostMetres / metresPerUnit;
    const either = accessBit(mode, false) | accessBit(mode, true);
    const bit = modeBits[mode];
    let best: Snap | null = null;
    let least = reach * reach;
    const [left, right] = [this.column(x - reach), this.column(x + reach)];
    const [top, bottom] = [this.row(y - reach), this.row(y + reach)];
    for (let row = Math.max(0, top); row <= Math.min(this.height - 1, bottom); row++)
      for (let column = Math.max(0, left); column <= Math.min(this.width - 1, right); column++) {
        const cell = row * this.width + column;
        const end = this.first[cell + 1] ?? 0;
        for (let at = this.first[cell] ?? 0; at < end; at++) {
          const arc = this.arcs[at] ?? 0;
          const from = this.sources[at] ?? 0;
          if (!((graph.access[arc] ?? 0) & either) || !((graph.connected[from] ?? 0) & bit)) continue;
          const to = graph.target[arc] ?? 0;
          const share = nearestShare(graph, from, to, x, y);
          const away = squareTo(graph, from, to, share, x, y);
          if (away > least || (away === least && best)) continue;
          least = away;
          best = { arc, from, to, share, walkMs: 0 };
        }
      }
    return best && { ...best, walkMs: Math.round(Math.sqrt(least) * metresPerUnit * walkMsPerMetre) };
  }

  private column(x: number): number {
    return Math.floor((x - this.xmin) / 2 ** this.shift);
  }

  private row(y: number): number {
    return Math.floor((y - this.ymin) / 2 ** this.shift);
  }

  /** Each road once for every cell of its box. */
  private eachRoad(visit: (cell: number, arc: number, from: number) => void): void {
    const { x, y, first, target } = this.graph;
    for (let from = 0; from < x.length; from++) {
      const end = first[from + 1] ?? 0;
      for (let arc = first[from] ?? 0; arc < end; arc++) {
        const to = target[arc] ?? 0;
        if (to < from) continue;
        const [fromColumn, toColumn] = [this.column(x[from] ?? 0), this.column(x[to] ?? 0)];
        const [fromRow, toRow] = [this.row(y[from] ?? 0), this.row(y[to] ?? 0)];
        for (let row = Math.min(fromRow, toRow); row <= Math.max(fromRow, toRow); row++)
          for (
            let column = Math.min(fromColumn, toColumn);
            column <= Math.max(fromColumn, toColumn);
            column++
          )
            visit(row * this.width + column, arc, from);
      }
    }
  }
}

/** Nodes that a search from (or towards) a place on a road begins at. */
export function seedsOf(
  graph: RoadGraph,
  { arc, from, to, share, walkMs }: Snap,
  mode: RoadMode,
  towards: boolean,
): Seed[] {
  const whole = arcMs(graph, arc, mode);
  const access = graph.access[arc] ?? 0;
  const atFrom = { node: from, ms: walkMs + Math.round(share * whole) };
  const atTo = { node: to, ms: walkMs + Math.round((1 - share) * whole) };
  const seeds: Seed[] = [];
  if (access & accessBit(mode, towards)) seeds.push(atTo);
  if (access & accessBit(mode, !towards)) seeds.push(atFrom);
  return seeds;
}

/** Milliseconds of a search to a place on a road; `unreached` when it came to neither end. */
export function msTo(
  graph: RoadGraph,
  ms: Int32Array,
  { arc, from, to, share, walkMs }: Snap,
  mode: RoadMode,
  towards: boolean,
): number {
  const whole = arcMs(graph, arc, mode);
  const access = graph.access[arc] ?? 0;
  const [atFrom, atTo] = [ms[from] ?? unreached, ms[to] ?? unreached];
  let least = unreached;
  if (access & accessBit(mode, towards) && atFrom !== unreached) least = atFrom + Math.round(share * whole);
  if (access & accessBit(mode, !towards) && atTo !== unreached)
    least = Math.min(least, atTo + Math.round((1 - share) * whole));
  return least === unreached ? unreached : least + walkMs;
}

/** Milliseconds between two places on one road without leaving it; `unreached` when they are on different ones. */
export function msAlong(graph: RoadGraph, start: Snap, end: Snap, mode: RoadMode, towards: boolean): number {
  if (start.arc !== end.arc) return unreached;
  const ahead = end.share >= start.share;
  const isThere = end.share === start.share;
  if (!isThere && !((graph.access[start.arc] ?? 0) & accessBit(mode, ahead === towards))) return unreached;
  const along = Math.round(Math.abs(end.share - start.share) * arcMs(graph, start.arc, mode));
  return start.walkMs + along + end.walkMs;
}

function nearestShare({ x, y }: RoadGraph, from: number, to: number, atX: number, atY: number): number {
  const [dx, dy] = [(x[to] ?? 0) - (x[from] ?? 0), (y[to] ?? 0) - (y[from] ?? 0)];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const share = ((atX - (x[from] ?? 0)) * dx + (atY - (y[from] ?? 0)) * dy) / square;
  return Math.min(1, Math.max(0, share));
}

function squareTo(
  { x, y }: RoadGraph,
  from: number,
  to: number,
  share: number,
  atX: number,
  atY: number,
): number {
  const [fromX, fromY] = [x[from] ?? 0, y[from] ?? 0];
  const awayX = fromX + share * ((x[to] ?? 0) - fromX) - atX;
  const awayY = fromY + share * ((y[to] ?? 0) - fromY) - atY;
  return awayX * awayX + awayY * awayY;
}

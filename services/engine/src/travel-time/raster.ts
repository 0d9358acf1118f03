import { accessBit, arcMs, type RoadGraph, type RoadMode, walkMsPerMetre } from './road-graph';
import { unreached } from './road-search';

/** A picture of travel times: cells of a size in units of the graph's grid, with the corner of the first. */
export interface Frame {
  x: number;
  y: number;
  cell: number;
  width: number;
  height: number;
  /** Metres of a unit, in the middle. */
  metresPerUnit: number;
}

export interface Bounds {
  xmin: number;
  ymin: number;
  xmax: number;
  ymax: number;
}

/** Metres beside a road that are within reach on foot. */
const besideMetres = 150;
const finestCellMetres = 25;
/** Cells along the longer side: a large area has larger ones. */
const mostCells = 256;
/** Empty cells around, so that every contour closes. */
const margin = 3;

/** A frame for what was reached. Null: nothing was. */
export function frameOf(bounds: Bounds | null, metresPerUnit: number): Frame | null {
  if (!bounds) return null;
  const beside = besideMetres / metresPerUnit;
  const spanX = bounds.xmax - bounds.xmin + 2 * beside;
  const spanY = bounds.ymax - bounds.ymin + 2 * beside;
  const cell = Math.max(finestCellMetres / metresPerUnit, Math.max(spanX, spanY) / mostCells);
  return {
    cell,
    metresPerUnit,
    x: bounds.xmin - beside - margin * cell,
    y: bounds.ymin - beside - margin * cell,
    width: Math.ceil(spanX / cell) + 2 * margin,
    height: Math.ceil(spanY / cell) + 2 * margin,
  };
}

/** Nodes with their times. */
export interface Reached {
  ms: Int32Array;
  nodes: Int32Array;
  count: number;
}

export function boundsOf(
  { x, y }: RoadGraph,
  { nodes, count }: Pick<Reached, 'nodes' | 'count'>,
): Bounds | null {
  if (count === 0) return null;
  const bounds = { xmin: 2 ** 31, ymin: 2 ** 31, xmax: 0, ymax: 0 };
  for (let place = 0; place < count; place++) {
    const node = nodes[place] ?? 0;
    const [nodeX, nodeY] = [x[node] ?? 0, y[node] ?? 0];
    if (nodeX < bounds.xmin) bounds.xmin = nodeX;
    if (nodeX > bounds.xmax) bounds.xmax = nodeX;
    if (nodeY < bounds.ymin) bounds.ymin = nodeY;
    if (nodeY > bounds.ymax) bounds.ymax = nodeY;
  }
  return bounds;
}

/** Draws the times of a search: along its roads, and on foot beside them. Milliseconds; infinite where nobody comes. */
export function drawTimes(
  graph: RoadGraph,
  found: Reached,
  mode: RoadMode,
  towards: boolean,
  frame: Frame,
): Float32Array {
  const times = new Float32Array(frame.width * frame.height).fill(Number.POSITIVE_INFINITY);
  const { x, y, first, target, access } = graph;
  const { ms, nodes, count } = found;
  const bit = accessBit(mode, towards);
  const put = (atX: number, atY: number, time: number): void => {
    const column = Math.floor((atX - frame.x) / frame.cell);
    const row = Math.floor((atY - frame.y) / frame.cell);
    if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) return;
    const at = row * frame.width + column;
    if (time < (times[at] ?? 0)) times[at] = time;
  };
  for (let place = 0; place < count; place++) {
    const node = nodes[place] ?? 0;
    const time = ms[node] ?? 0;
    const [fromX, fromY] = [x[node] ?? 0, y[node] ?? 0];
    put(fromX, fromY, time);
    const end = first[node + 1] ?? 0;
    for (let arc = first[node] ?? 0; arc < end; arc++) {
      const to = target[arc] ?? 0;
      if (!((access[arc] ?? 0) & bit) || ms[to] === unreached) continue;
      const [dx, dy] = [(x[to] ?? 0) - fromX, (y[to] ?? 0) - fromY];
      const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / frame.cell);
      if (steps < 2) continue;
      const whole = arcMs(graph, arc, mode);
      for (let step = 1; step < steps; step++) {
        const share = step / steps;
        put(fromX + share * dx, fromY + share * dy, time + share * whole);
      }
    }
  }
  walkBeside(times, frame);
  return times;
}

/** Two sweeps over the cells and their eight neighbours (a chamfer): from each road on foot, as far as one walks beside it. */
function walkBeside(times: Float32Array, { width, height, cell, metresPerUnit }: Frame): void {
  const straight = cell * metresPerUnit;
  const away = new Float32Array(times.length);
  const look = (at: number, beside: number, metres: number): void => {
    const far = (away[beside] ?? 0) + metres;
    const time = (times[beside] ?? 0) + metres * walkMsPerMetre;
    if (far > besideMetres || time >= (times[at] ?? 0)) return;
    times[at] = time;
    away[at] = far;
  };
  const slanted = straight * Math.SQRT2;
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      look(at, at - 1, straight);
      look(at, at - width, straight);
      look(at, at - width - 1, slanted);
      look(at, at - width + 1, slanted);
    }
  for (let row = height - 2; row > 0; row--)
    for (let column = width - 2; column > 0; column--) {
      const at = row * width + column;
      look(at, at + 1, straight);
      look(at, at + width, straight);
      look(at, at + width + 1, slanted);
      look(at, at + width - 1, slanted);
    }
}

/** How areas of several origins are combined: reached from any, or from all of them. */
export type Combination = 'union' | 'intersection';

/** Time of each cell as a share of what its origin may take at most: 1 is the edge of the combined area. */
export function combineTimes(
  drawn: readonly { times: Float32Array; mostMs: number }[],
  combination: Combination,
): Float32Array {
  const [first] = drawn;
  const shares = new Float32Array(first?.times.length ?? 0);
  const pick = combination === 'union' ? Math.min : Math.max;
  for (let cell = 0; cell < shares.length; cell++) {
    let share = combination === 'union' ? Number.POSITIVE_INFINITY : 0;
    for (const { times, mostMs } of drawn)
      share = pick(share, (times[cell] ?? Number.POSITIVE_INFINITY) / mostMs);
    shares[cell] = share;
  }
  return shares;
}
